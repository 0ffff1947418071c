import { parentPort, workerData } from 'node:worker_threads';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { type Refused, refuse } from './picture-limits.ts';
import type { RemuxedVideo, RemuxInput, RemuxRefusal } from './take-video.ts';

/** So that its table can be written at the front. */
const IN_MEMORY = 32 * 1024 * 1024;
const LARGEST_SIDE = 16_384;
const LONGEST_MS = 24 * 3600 * 1000;

type Answer = RemuxedVideo | Refused<RemuxRefusal>;

async function remux({ from, to, format, bytes }: RemuxInput): Promise<Answer> {
  using input = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM] });
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) return refuse('damaged');
  const sound = await input.getPrimaryAudioTrack();
  // Track names would be copied, and cameras write their model there.
  picture.getName = async () => null;
  if (sound) sound.getName = async () => null;
  const width = await picture.getDisplayWidth();
  const height = await picture.getDisplayHeight();
  if (!(Math.min(width, height) >= 1 && Math.max(width, height) <= LARGEST_SIDE)) return refuse('damaged');
  const { packets, packetBytes, endMs } = await measure([picture, ...(sound ? [sound] : [])], bytes);
  // A table can refer to the same bytes over and over, and to an impossible time.
  if (packets === 0 || packetBytes > bytes || endMs > LONGEST_MS) return refuse('damaged');
  const fastStart = bytes <= IN_MEMORY && 'in-memory';
  const container = format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart });
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: container, target: new FilePathTarget(to) }),
    tracks: 'primary',
    video: { alpha: 'keep' },
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    // No place, device or other text of the original.
    tags: {},
    showWarnings: false,
  });
  const isWhole = [picture, sound].every((track) => !track || conversion.utilizedTracks.includes(track));
  if (!isWhole || !conversion.isValid) return refuse('unsupported-format');
  await conversion.execute();
  return { ok: true, width, height, durationMs: Math.round(endMs) };
}

async function measure(tracks: readonly InputTrack[], bytes: number) {
  const measured = { packets: 0, packetBytes: 0, endMs: 0 };
  for (const track of tracks) {
    const sink = new EncodedPacketSink(track);
    for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
      if (track === tracks[0]) measured.packets += 1;
      // An empty packet counts too, or a table could list them without end.
      measured.packetBytes += Math.max(1, packet.byteLength);
      if (measured.packetBytes > bytes) return measured;
      measured.endMs = Math.max(measured.endMs, (packet.timestamp + packet.duration) * 1000);
    }
  }
  return measured;
}

/** Parse errors are the file's fault; disk errors are not. */
async function orDamaged(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return refuse('damaged');
  }
}

parentPort?.postMessage(await orDamaged(remux(workerData as RemuxInput)));
