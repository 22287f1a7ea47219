import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { aboveBars } from '../bars/bottom-bar'
import { IconButton } from '../buttons/button'
import { classNames } from '../styles/class-names'
import { Icon } from '../pictures/icon'
import { useKitWords } from '../kit.words'
import './tokens.css'
import styles from './toast-outlet.module.css'

export interface Toast {
  readonly id: string | number
  readonly text: string
  readonly tone?: 'plain' | 'success' | 'error'
  readonly action?: { readonly label: string; readonly onAct: () => void }
}

/** The id of the live region that stands in each document (`src/index.html`), before any toast does. */
const regionId = 'said'

interface ToastOutletProps {
  readonly toasts: readonly Toast[]
  /** Whether toasts stay until they are closed, for which each has a close button. */
  readonly isSticky?: boolean
  readonly onDismiss: (id: Toast['id']) => void
}

/**
 * Shows toasts above everything else; controls beside a toast stay usable. Screen readers read them in a region that was
 * there before, since one that comes with its text is often not read. Errors are alerts, which always are.
 */
export function ToastOutlet({ toasts, isSticky = false, onDismiss }: ToastOutletProps) {
  const words = useKitWords()
  const outlet = useRef<HTMLDivElement>(null)
  useEffect(() => aboveBars(outlet.current), [])
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    const element = outlet.current
    if (!element?.showPopover) return
    // Showing it again moves it above a dialog that was opened later.
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [newest])

  const said = toasts.filter(({ tone }) => tone !== 'error').map(({ text }) => text)
  const text = said.join('\n')
  useEffect(() => {
    const region = document.getElementById(regionId)
    if (region !== null) region.textContent = text
    return () => {
      if (region !== null) region.textContent = ''
    }
  }, [text])

  return (
    <div ref={outlet} popover="manual" className={styles.outlet}>
      {toasts.map(({ id, text, tone = 'plain', action }) => (
        <div
          key={id}
          role={tone === 'error' ? 'alert' : undefined}
          className={classNames(styles.toast, styles[tone])}
          onClick={() => onDismiss(id)}
        >
          <span>{text}</span>
          {action && (
            <button type="button" className={styles.act} onClick={action.onAct}>
              {action.label}
            </button>
          )}
          {isSticky && <IconButton label={words.close} icon={<Icon of={X} />} onClick={() => onDismiss(id)} />}
        </div>
      ))}
    </div>
  )
}
