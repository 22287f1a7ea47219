import { failureOf } from '../../../../application/frame/shared/failure'
import { Shield } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../words/words'
import { Button } from '../buttons/button'
import { Switch } from '../fields/choice'
import { EmptyState } from '../states/empty-state'
import { EndlessList } from '../lists/endless-list'
import { FailedPart } from '../states/failed-part'
import { FeedCard } from '../cards/feed-card'
import { Icon } from '../pictures/icon'
import { ListRow, RowGroup } from '../lists/list-row'
import { SegmentedControl } from '../buttons/segmented-control'
import { SkeletonList } from '../states/skeleton'
import { sampleItem } from './showcase-data'
import { ShowcasePart } from './showcase-part'
import { showcaseWords } from './showcase.words'

/** The subjects of the pictures of lists, faults, gates and successes. */
const subjects = ['nothing', 'comments', 'history', 'search', 'pass', 'locked', 'waiting', 'done', 'gone'] as const
const doNothing = () => undefined

export function ShowcaseRows() {
  const words = useWords(showcaseWords)
  const [on, setOn] = useState(true)
  return (
    <ShowcasePart title={words.settings} flush>
      <RowGroup title={words.account}>
        <ListRow title={words.account} text={words.phone} icon={<Icon of={Shield} />} to="/kit" />
        <ListRow
          title={words.notify}
          control={<Switch label={words.notify} hiddenLabel checked={on} onChange={setOn} />}
        />
        <ListRow title={words.cache} value={words.cacheSize} onPress={doNothing} />
        <ListRow title={words.logOut} isDangerous onPress={doNothing} />
      </RowGroup>
    </ShowcasePart>
  )
}

export function ShowcaseStates() {
  const words = useWords(showcaseWords)
  return (
    <>
      <ShowcasePart title={words.states} flush>
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          subject="favourites"
          action={<Button>{words.emptyAction}</Button>}
        />
        {subjects.map((subject) => (
          <EmptyState key={subject} title={words.emptyTitle} subject={subject} />
        ))}
        <FailedPart title={words.errorTitle} failure={failureOf('server-error')} onRetry={doNothing} />
        <FailedPart title={words.errorTitle} failure={failureOf('offline')} onRetry={doNothing} />
        <FailedPart isQuiet title={words.cardFailed} failure={failureOf('timeout')} onRetry={doNothing} />
      </ShowcasePart>
      <ShowcasePart title={words.waiting} flush>
        <SkeletonList label={words.waiting} count={2} />
        <SkeletonList label={words.waiting} shape="grid" count={2} />
        <SkeletonList label={words.waiting} shape="rows" count={2} />
        <SkeletonList label={words.waiting} shape="article" />
      </ShowcasePart>
    </>
  )
}

/** An endless list, so it is the last part of the page. */
export function ShowcaseList() {
  const words = useWords(showcaseWords)
  const states = [
    { value: 'ready', label: words.more },
    { value: 'more-failed', label: words.retry },
    { value: 'long', label: words.longList },
  ] as const
  const [state, setState] = useState<(typeof states)[number]['value']>('more-failed')
  const items = Array.from({ length: state === 'long' ? 10_000 : 4 }, (_, index) => index)
  return (
    <ShowcasePart title={words.list} flush>
      <SegmentedControl label={words.list} options={states} value={state} onChange={setState} />
      <EndlessList
        items={items}
        state={state === 'long' ? 'ready' : state}
        failure={failureOf('offline')}
        hasMore={state === 'more-failed'}
        keyOf={String}
        onMore={doNothing}
        onRetry={doNothing}
        empty={null}
      >
        {(number) => (
          <FeedCard
            item={sampleItem(words, number, number % 3 === 0 ? 'three' : 'right')}
            href="/kit"
            words={{ time: words.time }}
          />
        )}
      </EndlessList>
    </ShowcasePart>
  )
}
