import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { DragArea } from '#design/drag-and-drop/drag-area.tsx';
import { Draggable, DragHandle } from '#design/drag-and-drop/draggable.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '#design/icons/icons.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { ARTICLE_LIMITS } from '../article.ts';
import { type DraftBlock, moveBlock, type NamedThing } from './article-draft.ts';
import styles from './block-list.module.css';
import type { ArticleEditing } from './use-article-editor.ts';

type BlockListProps = { editing: Pick<ArticleEditing, 'draft' | 'setDraft' | 'change'> };

const ontoEach = () => ({ centre: 'everywhere', edge: false }) as const;

export function BlockList({ editing: { draft, setDraft, change } }: BlockListProps) {
  const { t } = useLingui();
  const { blocks } = draft;
  const { list, said, move, focusList } = useMoves(blocks, (next) => change({ blocks: next }));
  const remove = (key: string) => {
    change({ blocks: blocks.filter((block) => block.key !== key) });
    focusList();
  };
  const write = (key: string, text: string) =>
    setDraft((now) => ({
      ...now,
      blocks: now.blocks.map((block) => (block.key === key ? { ...block, text } : block)),
    }));
  return (
    <DragArea
      isOn={blocks.length > 1}
      accepts={ontoEach}
      onDrop={(item, over) => move(item.key, over.key)}
      onto={(_, { label }) => t`In place of ${label}`}
    >
      <ol ref={list} className={styles.list} aria-label={t`Content`} tabIndex={-1}>
        {blocks.map((block, index) => (
          <li key={block.key}>
            <Block
              {...{ block, index }}
              before={blocks[index - 1]?.key}
              after={blocks[index + 1]?.key}
              {...{ onMove: move, onRemove: remove, onWrite: write }}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DragArea>
  );
}

/** A button that moved its block keeps the focus, or hands it to the other one at the end of the list. */
function useMoves(blocks: readonly DraftBlock[], onChange: (blocks: DraftBlock[]) => void) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (!focusNext.current || blocks.length === 0) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(focusNext.current);
    focusNext.current = undefined;
    [...(buttons ?? [])].find((button) => !button.disabled)?.focus();
  }, [blocks]);
  const move = (key: string, overKey: string, way?: 'up' | 'down') => {
    const next = moveBlock(blocks, key, overKey);
    const place = next.findIndex((block) => block.key === key) + 1;
    const of = next.length;
    say(t`Moved to position ${place} of ${of}.`);
    const ofBlock = `[data-block="${key}"]`;
    if (way) focusNext.current = `${ofBlock} [data-way=${way}], ${ofBlock} [data-way]`;
    onChange(next);
  };
  return { list, said, move, focusList: () => list.current?.focus() };
}

type BlockProps = {
  block: DraftBlock;
  index: number;
  before: string | undefined;
  after: string | undefined;
  onMove: (key: string, overKey: string, way: 'up' | 'down') => void;
  onRemove: (key: string) => void;
  onWrite: (key: string, text: string) => void;
};

function Block(props: BlockProps) {
  const { t } = useLingui();
  const { block, index } = props;
  const number = index + 1;
  const label = block.kind === 'text' ? t`Text ${number}` : block.thing?.title || t`Block ${number}`;
  return (
    <Draggable itemKey={block.key} type="block" label={label}>
      <div className={styles.block} data-block={block.key}>
        <DragHandle label={label} className={styles.handle} />
        <BlockContent {...props} label={label} />
        <BlockButtons {...props} label={label} />
      </div>
    </Draggable>
  );
}

function BlockContent({ block, onWrite, label }: BlockProps & { label: string }) {
  const { t } = useLingui();
  if (block.kind === 'text') {
    return (
      <TextArea
        className={styles.text}
        label={label}
        hint={t`Leave an empty line to start a new paragraph.`}
        rows={5}
        value={block.text}
        maxLength={ARTICLE_LIMITS.text}
        onChange={({ currentTarget }) => onWrite(block.key, currentTarget.value)}
      />
    );
  }
  return (
    <span className={styles.thing}>
      <ThingLine thing={block.thing} kind={block.kind} />
    </span>
  );
}

function BlockButtons({ block, before, after, onMove, onRemove, label }: BlockProps & { label: string }) {
  const { t } = useLingui();
  const { key } = block;
  return (
    <span className={styles.buttons}>
      <IconButton
        label={t`Move ${label} up`}
        size="small"
        data-way="up"
        disabled={!before}
        onClick={() => before && onMove(key, before, 'up')}
      >
        <ChevronUpIcon size={18} />
      </IconButton>
      <IconButton
        label={t`Move ${label} down`}
        size="small"
        data-way="down"
        disabled={!after}
        onClick={() => after && onMove(key, after, 'down')}
      >
        <ChevronDownIcon size={18} />
      </IconButton>
      <IconButton label={t`Remove ${label}`} size="small" onClick={() => onRemove(key)}>
        <TrashIcon size={18} />
      </IconButton>
    </span>
  );
}

export function ThingLine({ thing, kind }: { thing: NamedThing | null; kind: 'pin' | 'board' }) {
  const { t } = useLingui();
  const kinds = { pin: t`Pin`, board: t`Board` };
  if (!thing) {
    return (
      <span className={styles.words}>
        <span className={styles.quiet}>{kinds[kind]}</span>
        <Trans>You can no longer see this. It's also hidden from readers who can't see it.</Trans>
      </span>
    );
  }
  return (
    <span className={styles.line}>
      {thing.image && (
        <img
          src={picturePath(thing.image, '136x136', 'webp')}
          alt=""
          width={56}
          height={56}
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {thing.title || kinds[kind]}
        </span>
        <span className={styles.quiet}>
          {kinds[kind]} · {thing.owner}
        </span>
      </span>
    </span>
  );
}
