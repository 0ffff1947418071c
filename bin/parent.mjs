// A killed parent passes on no signal, so this process ends when its parent is gone: nothing may hold the port and
// the data folder.
import { readFileSync } from 'node:fs';

const parent = process.ppid;
const npm = process.env.npm_lifecycle_event ? npmBehindShell(parent) : undefined;

if (process.platform !== 'win32') {
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || npmBehindShell(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}

/** npm runs a script through a shell; some shells stay between the two, and outlive a killed npm. */
function npmBehindShell(pid) {
  try {
    const [, name, above] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name?.endsWith('sh') ? Number(above) : undefined;
  } catch {
    // No such table of processes: the shells of those systems do not stay.
    return undefined;
  }
}
