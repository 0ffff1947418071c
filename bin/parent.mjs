// A killed parent can pass on no signal. Whoever imports this asks itself to end when its parent is gone, so that
// nothing is left holding the port and the data folder.
const parent = process.ppid;

if (process.platform !== 'win32') {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1000);
  timer.unref();
}
