import { Children, useState } from 'react'
import type { ReactNode } from 'react'
import { aboveBars, bottomBar } from '../kit/bars/bottom-bar'
import { Button, type ButtonKind } from '../kit/buttons/button'
import { Dialog } from '../kit/overlays/dialog'
import { useWords } from '../words/words'
import styles from './act-bar.module.css'
import { casesWords } from './cases.words'

/** What is asked before an act. */
export interface ActQuestion {
  readonly title: string
  readonly text: string
}

export interface OfferedAct<Act extends string> {
  readonly act: Act
  readonly label: string
  /** 'danger' for acts that cannot be undone. */
  readonly kind?: ButtonKind
  /** The confirmation before the act. */
  readonly question?: ActQuestion | undefined
}

interface ActBarProps<Act extends string> {
  /** The acts that are possible now, the most likely first; without any there is no bar. */
  readonly acts: readonly OfferedAct<Act>[]
  /** The act being performed. */
  readonly busy: Act | null
  readonly onAct: (act: Act) => void
  /** Shown above the buttons, such as why there is nothing to do. */
  readonly children?: ReactNode
}

/**
 * The acts that are possible on a case now, at the lower edge; place it last on a screen. Impossible acts are not
 * offered.
 */
export function ActBar<Act extends string>({ acts, busy, onAct, children }: ActBarProps<Act>) {
  const words = useWords(casesWords)
  const [actToConfirm, setAsked] = useState<Act | null>(null)
  // Another person's act may make the act that is being confirmed impossible.
  const requestedAct = acts.find(({ act }) => act === actToConfirm)
  const close = () => setAsked(null)
  if (acts.length === 0 && Children.toArray(children).length === 0) return null
  return (
    <>
      <div ref={aboveBars} className={styles.place} />
      <section ref={bottomBar} aria-label={words.acts} className={styles.bar}>
        {children}
        {acts.length > 0 && (
          <div className={styles.acts}>
            {acts.map(({ act, label, kind, question }, index) => (
              <Button
                key={act}
                kind={kind ?? (index === 0 ? 'primary' : 'secondary')}
                block
                busy={busy === act}
                aria-disabled={busy !== null && busy !== act ? true : undefined}
                onClick={() => busy === null && (question === undefined ? onAct(act) : setAsked(act))}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </section>
      <Dialog
        open={requestedAct !== undefined}
        onClose={close}
        title={requestedAct?.question?.title ?? ''}
        text={requestedAct?.question?.text ?? ''}
        acts={[
          { label: words.notNow, onAct: close },
          {
            label: requestedAct?.label ?? '',
            kind: requestedAct?.kind === 'danger' ? 'danger' : 'primary',
            onAct: () => {
              close()
              if (requestedAct !== undefined) onAct(requestedAct.act)
            },
          },
        ]}
      />
    </>
  )
}
