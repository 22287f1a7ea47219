import type { ReactNode } from 'react'
import { classNames } from '../kit/styles/class-names'
import { TopBar } from '../kit/bars/top-bar'
import { DocumentHead } from '../shell/document/document-head'
import styles from './plain-page.module.css'

interface PlainPageProps {
  readonly title: string
  /** Goes back one step of the screen; when omitted, the bar's button leaves the screen. */
  readonly onBack?: (() => void) | undefined
  /** Buttons and links on the right of the bar. */
  readonly actions?: ReactNode
  /** `form`: one surface; `rows`: rows and lists with surfaces of their own. */
  readonly look?: 'form' | 'rows'
  /** A drawing behind the bar, such as the `AreaScene` of its area. */
  readonly ground?: ReactNode
  readonly children: ReactNode
}

/** A screen with a bar and one column: forms, lists of rows. It also sets the document's title. */
export function PlainPage({ title, onBack, actions, look = 'form', ground, children }: PlainPageProps) {
  return (
    <>
      <DocumentHead head={{ title }} />
      <TopBar title={title} onBack={onBack} actions={actions} ground={ground} />
      <main className={classNames(look === 'form' && styles.form)}>{children}</main>
    </>
  )
}
