import type { ReactNode } from 'react'
import { classNames } from '../../kit/styles/class-names'
import { Loaded, type LoadedProps } from '../../kit/states/loaded'
import { TopBar } from '../../kit/bars/top-bar'
import styles from './detail-page.module.css'
import { DocumentHead } from '../document/document-head'
import { OwnTitle } from './own-title'

interface DetailPageFrame {
  /** The heading in the bar and the document's title; omitted where the thing has a head of its own. */
  readonly title?: string
  /** The heading in the bar alone. */
  readonly heading?: string
  /** What the bar says of a thing without a title, such as its kind. */
  readonly caption?: string | undefined
  /** Buttons on the right of the bar. */
  readonly actions?: ReactNode
  /** `parts`: one below the other, with a surface each; `rows`: rows and lists with surfaces of their own. */
  readonly look?: 'parts' | 'rows'
  /** Whether the bar of reactions stands at the bottom edge. */
  readonly hasReactionBar?: boolean
}

/** The address of its list, whose title is among the words; home when omitted. */
type WayBack<Words> = { list: string; words: Words & { title: string } } | { list?: never; words: Words }

type DetailPageProps<Value> = DetailPageFrame &
  Omit<LoadedProps<Value>, 'failed' | 'loading' | 'fallbackLink'> &
  Readonly<WayBack<Pick<LoadedProps<Value>, 'failed' | 'loading'>>>

/**
 * A screen about one thing: its bar, which shows the thing's title once its own heading has scrolled out above, and the
 * thing in all its states; from one that is gone, a link leads to the list.
 */
export function DetailPage<Value>({
  title,
  heading = title ?? '',
  caption,
  actions,
  look = 'parts',
  hasReactionBar = false,
  words,
  list,
  ...loaded
}: DetailPageProps<Value>) {
  return (
    <>
      {title !== undefined && <DocumentHead head={{ title }} />}
      <TopBar title={heading} actions={actions}>
        {caption !== undefined ? (
          <p className={styles.caption}>{caption}</p>
        ) : heading === '' ? (
          <OwnTitle />
        ) : undefined}
      </TopBar>
      <main
        className={classNames(look === 'parts' && styles.screen, hasReactionBar && styles.reactionBar) || undefined}
      >
        <Loaded
          {...loaded}
          failed={words.failed}
          loading={words.loading}
          fallbackLink={list === undefined ? undefined : { to: list, label: words.title }}
        />
      </main>
    </>
  )
}
