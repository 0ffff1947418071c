import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  TextSubtitleSource,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { MP4 as RECORDED_MP4, WEBM as RECORDED_WEBM } from './testing-videos.ts';

/** `phoneVideoOf` contains each of them. */
export const PHONE_MARKS = [
  '+47.6062+019.0402/',
  'Quill Phone',
  'Quill Camera',
  'Quill Microphone',
  'at home',
];

/** Sound in which no byte is a letter. */
const SOUND = { codec: 'pcm-s16', sampleRate: 48_000, numberOfChannels: 1 } as const;

const FORMATS = {
  mov: () => new MovOutputFormat({ metadataFormat: 'udta' }),
  mp4: () => new Mp4OutputFormat({ metadataFormat: 'mdta' }),
  webm: () => new WebMOutputFormat(),
};

/** Rotated only by the table. A WebM has no sound. */
export async function phoneVideoOf(container: keyof typeof FORMATS): Promise<Buffer> {
  const isWebm = container === 'webm';
  using input = new Input({
    source: new BufferSource(isWebm ? RECORDED_WEBM : RECORDED_MP4),
    formats: [MP4, WEBM],
  });
  const filmed = await input.getPrimaryVideoTrack();
  const config = await filmed?.getDecoderConfig();
  if (!filmed || !config) throw new Error('the recorded video cannot be read');
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[container](), target });
  const picture = new EncodedVideoPacketSource(isWebm ? 'vp8' : 'avc');
  output.addVideoTrack(picture, { name: 'Quill Camera', ...(isWebm ? {} : { rotation: 90 }) });
  const sound = isWebm ? null : new EncodedAudioPacketSource('pcm-s16');
  if (sound) output.addAudioTrack(sound, { name: 'Quill Microphone' });
  const place = '+47.6062+019.0402/';
  output.setMetadataTags({
    title: 'at home',
    comment: 'Quill Phone',
    raw: { '©xyz': place, 'com.apple.quicktime.location.ISO6709': place, LOCATION: place },
  });
  const text = container === 'mov' ? null : new TextSubtitleSource('webvtt');
  if (text) output.addSubtitleTrack(text);
  await output.start();
  await text?.add('WEBVTT\n\n00:00:00.000 --> 00:00:00.500\nQuill Phone\n');
  text?.close();
  for await (const packet of new EncodedPacketSink(filmed).packets())
    await picture.add(packet, { decoderConfig: config });
  picture.close();
  for (let tenth = 0; sound && tenth < 9; tenth += 1) {
    const data = new Uint8Array(9600).fill(tenth + 1);
    await sound.add(new EncodedPacket(data, 'key', tenth / 10, 0.1), { decoderConfig: SOUND });
  }
  sound?.close();
  await output.finalize();
  const video = Buffer.from(target.buffer ?? new ArrayBuffer());
  return isWebm
    ? video
    : Buffer.concat([video, boxOf('uuid', 'Quill Phone at home'), boxOf('free', place), Buffer.from(place)]);
}

export async function slideShowOf(pictures: number, bytes: number): Promise<Buffer> {
  using input = new Input({ source: new BufferSource(RECORDED_MP4), formats: [MP4] });
  const config = await (await input.getPrimaryVideoTrack())?.getDecoderConfig();
  if (!config) throw new Error('the recorded video cannot be read');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const picture = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(picture);
  await output.start();
  for (let second = 0; second < pictures; second += 1) {
    const data = new Uint8Array(second === pictures - 1 ? bytes : 20);
    await picture.add(new EncodedPacket(data, 'key', second, 1), { decoderConfig: config });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

function boxOf(type: string, text: string): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + text.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, Buffer.from(text)]);
}
