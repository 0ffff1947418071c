import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { Card, CardText, CardTitle } from '#design/card/card.tsx';
import { Pulsar } from '#design/pulsar/pulsar.tsx';
import { REPORTED_EVENTS, VIEW_TYPES } from '#features/measure/events/event.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import type { ShownView } from '../board-layout.ts';
import { CoverTile } from '../parts/board-cover.tsx';
import type { LeadCard } from '../parts/board-grid.tsx';
import styles from './profile-card.module.css';
import {
  type ProfileCardData,
  SHOPPING_PICTURES,
  SHOPPING_PULSAR,
  STACK_PICTURES,
  STACK_RATIO,
  stackPlace,
} from './profile-cards.ts';

const COMPONENT = 'all_pins_card';

/** Longest delay until a tab sees what another has stored, ms. */
const NOTED_MS = 5_000;

/** Stored in the browser, so that a person's card is reported once, however often and in whichever tab it loads. */
function sendLoaded(url: string) {
  const told = `all-pins-card-loaded:${url}`;
  if (!navigator.locks) {
    sendOnce(told);
    return;
  }
  // If several tabs load at once, one reports.
  const tell = async (lock: Lock | null) => {
    if (!lock) return;
    sendOnce(told);
    await new Promise((resolve) => setTimeout(resolve, NOTED_MS));
  };
  navigator.locks.request(told, { ifAvailable: true }, tell).catch(() => {});
}

function sendOnce(told: string) {
  if (browserStorage()?.getItem(told)) return;
  browserStorage()?.setItem(told, '1');
  sendEvent({
    ...{ event_type: REPORTED_EVENTS.view, view_type: VIEW_TYPES.profile },
    ...{ component: COMPONENT, element: 'images_loaded' },
  });
}

function sendClick() {
  sendEvent({ event_type: REPORTED_EVENTS.click, view_type: VIEW_TYPES.profile, component: COMPONENT });
}

type AllPinsCardProps = { card: ProfileCardData; view: ShownView };

function AllPinsCard({ card: { url, pin_count, cover_images }, view }: AllPinsCardProps) {
  const { i18n } = useLingui();
  const stack = useRef<HTMLSpanElement>(null);
  useAllLoaded(stack, STACK_PICTURES, () => sendLoaded(url));
  const count = pin_count ?? 0;
  const short = formatShortCount(count, i18n.locale);
  const picture = (
    <span ref={stack} className={styles.stack} data-stack>
      {Array.from({ length: STACK_PICTURES }, (_, index) => {
        const { start, width } = stackPlace(index);
        const style = {
          insetInlineStart: `${start * 100}%`,
          inlineSize: `${width * 100}%`,
          aspectRatio: 1 / STACK_RATIO,
          zIndex: STACK_PICTURES - index,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stand, whatever pictures are in them
          <span key={index} className={styles.layer} style={style}>
            <CoverTile image={cover_images[index]} size={view === 'square' ? '170x' : '236x'} />
          </span>
        );
      })}
    </span>
  );
  return (
    <Card to={url} picture={picture} onOpen={sendClick}>
      <CardTitle>
        <Trans>All Pins</Trans>
      </CardTitle>
      <CardText>
        <Plural value={count} one={`${short} Pin`} other={`${short} Pins`} />
      </CardText>
    </Card>
  );
}

/** Calls `onLoaded` once; never if there are fewer than `count`. */
function useAllLoaded(frame: RefObject<HTMLElement | null>, count: number, onLoaded: () => void): void {
  const tell = useRef(onLoaded);
  useEffect(() => {
    const pictures = [...(frame.current?.querySelectorAll('img') ?? [])];
    if (pictures.length < count) return;
    let hasSent = false;
    // Pictures may have loaded before this script.
    const look = () => {
      if (hasSent || !pictures.every((picture) => picture.complete && picture.naturalWidth > 0)) return;
      hasSent = true;
      tell.current();
    };
    look();
    for (const picture of pictures) picture.addEventListener('load', look);
    return () => {
      for (const picture of pictures) picture.removeEventListener('load', look);
    };
  }, [frame, count]);
}

export function useLeadCards(
  cards: readonly ProfileCardData[],
  view: ShownView,
  isPulsing: boolean,
): LeadCard[] {
  return useMemo(
    () =>
      cards.map((card) => ({
        id: card.story_type,
        card:
          card.story_type === 'all_pins' ? (
            <AllPinsCard card={card} view={view} />
          ) : (
            <ShoppingListCard card={card} view={view} isPulsing={isPulsing} />
          ),
      })),
    [cards, view, isPulsing],
  );
}

type ShoppingListCardProps = { card: ProfileCardData; view: ShownView; isPulsing: boolean };

function ShoppingListCard({ card: { url, cover_images }, view, isPulsing }: ShoppingListCardProps) {
  const picture = (
    <>
      <span className={styles.slots} data-slots>
        {Array.from({ length: SHOPPING_PICTURES }, (_, index) => (
          <CoverTile
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stand, whatever pictures are in them
            key={index}
            image={cover_images[index]}
            size={view === 'square' ? '170x' : '236x'}
          />
        ))}
      </span>
      {isPulsing && <Pulsar size={SHOPPING_PULSAR} />}
    </>
  );
  return (
    <Card to={url} picture={picture}>
      <CardTitle>
        <Trans>Shopping list</Trans>
      </CardTitle>
      <CardText>
        <Trans>Products you saved</Trans>
      </CardText>
    </Card>
  );
}
