import { beforeAll, expect, test } from 'vitest';
import { jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { FIRST_PACKET_OF_MP4, MP4 } from '#platform/images/testing-videos.ts';
import { type FieldServer, ROOT, startFieldServer } from './field-server.ts';
import type { Program } from './program.ts';
import { type Json, key, listAt, maybe, numberAt, textAt } from './reading.ts';
import { signIn } from './signing-in.ts';
import { uploader } from './uploading.ts';

let server: FieldServer;
let browser: Program;
let ada: ReturnType<typeof uploader>;

beforeAll(async () => {
  server = await startFieldServer();
  browser = server.program();
  await signIn(browser, 'ada');
  ada = uploader(browser);
  await server.cast.ada.makes.board('Published');
});

async function boardNamed(name: string): Promise<string> {
  const [found] = listAt(await ada.boards(), 'all_boards').filter((board) => textAt(board, 'name') === name);
  return textAt(found ?? null, 'id');
}

/** Uploads a file; returns its id, and the signature that both the file's answer and the upload report. */
async function uploaded(bytes: Buffer, mediaType: string) {
  const slot = await ada.register(mediaType);
  const id = textAt(slot, 'upload_id');
  const answer = await ada.send(server.program(), slot, bytes);
  expect([200, 201, 204]).toContain(answer.status);
  const state = await ada.stateOf(id);
  expect(textAt(state, 'status')).toBe('succeeded');
  const signature = textAt(state, 'signature');
  expect(String(answer.headers.etag).trim().replaceAll('"', '')).toBe(signature);
  return { id, signature };
}

const style = { block_style: { height: 100, width: 100, x_coord: 0, y_coord: 0 } };

function story(block: Record<string, Json>, cover: string): string {
  const clip = {
    clip_type: 1,
    end_time_ms: -1,
    is_converted_from_image: false,
    source_media_height: 1280,
    source_media_width: 720,
    start_time_ms: -1,
  };
  return JSON.stringify({
    metadata: {
      pin_title: 'From a script',
      pin_image_signature: cover,
      canvas_aspect_ratio: 0.75,
      diy_data: null,
      recipe_data: null,
      template_type: null,
    },
    pages: [
      { blocks: [{ ...style, ...block }], clips: [clip], layout: 0, style: { background_color: '#FFFFFF' } },
    ],
  });
}

const beside = {
  alt_text: '',
  allow_shopping_rec: true,
  is_comments_allowed: true,
  is_removable: false,
  is_unified_builder: true,
  orbac_subject_id: '',
  user_mention_tags: '[]',
};

test('the boards to choose from, and where none are asked for by a name the own ones', async () => {
  expect(await boardNamed('Published')).toMatch(/^\d+$/);
  const own = await ada.post('BoardsResource/get', {});
  expect(listAt(own).map((board) => textAt(board, 'name'))).toContain('Published');
});

test('a picture is published as a story of one page', async () => {
  const { id, signature } = await uploaded(await jpegOf(300, 400), 'image-story-pin');
  const block = { image_signature: signature, tracking_id: id, type: 2 };
  const pin = await ada.post('StoryPinResource/create', {
    ...beside,
    description: 'A word',
    link: 'https://example.com/',
    story_pin: story(block, signature),
  });
  expect(textAt(pin, 'image_signature')).toBe(signature);
  expect(textAt(pin, 'title')).toBe('From a script');
});

test('a video is published as a story of one page, under its cover', async () => {
  const video = await uploaded(MP4, 'video-story-pin');
  const cover = await uploaded(await pngOf(90, 160), 'image-story-pin');
  const block = { tracking_id: video.id, video_signature: video.signature, type: 3 };
  const pin = await ada.post('StoryPinResource/create', {
    ...beside,
    board_id: await boardNamed('Published'),
    description: '',
    link: '',
    story_pin: story(block, cover.signature),
  });
  expect(key(pin, 'is_video')).toBe(true);
  const film = await browser.get(textAt(pin, 'videos', 'video_list', 'V_720P', 'url'));
  expect(film.bytes.includes(FIRST_PACKET_OF_MP4)).toBe(true);
});

test.each(['upload_id', 'media_upload_id'])(
  'a video is published by its %s as a number, with a cover of the web',
  async (name) => {
    const video = await uploaded(MP4, 'video');
    const options = {
      board_id: await boardNamed('Published'),
      description: 'Moves',
      link: '',
      title: 'A film',
      image_url: server.pictureOfTheWeb,
      [name]: `#${video.id}`,
    };
    const sent = JSON.stringify({ options, context: {} }).replace(`"#${video.id}"`, video.id);
    const answer = await browser.post(`${ROOT}/resource/PinResource/create/`, {
      headers: {
        'x-csrftoken': browser.jar.get('csrftoken') ?? '',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ source_url: '/pin-builder/', data: sent }).toString(),
    });
    const pin = key(answer.json, 'resource_response', 'data');
    expect([key(pin, 'is_video'), numberAt(pin, 'images', 'orig', 'width')]).toEqual([true, 320]);
  },
);

test('a slot that only a builder asks for: one file, its state, a pin of its signature', async () => {
  const slot = await ada.post('VIPResource/create', { type: 'pinimage' });
  const url = new URL(textAt(slot, 'upload_url'), ROOT).href;
  const absolute = { ...(typeof slot === 'object' && !Array.isArray(slot) ? slot : {}), upload_url: url };
  await ada.send(server.program(), absolute, await jpegOf(301, 400));
  const signature = textAt(await ada.stateOf(textAt(slot, 'upload_id')), 'signature');
  const pin = await ada.post('PinResource/create', {
    title: 'Paid',
    description: '',
    alt_text: '',
    board_id: await boardNamed('Published'),
    link: '',
    image_signature: signature,
  });
  expect(textAt(pin, 'board', 'name')).toBe('Published');
  expect(maybe(pin, 'link')).toBeNull();
});
