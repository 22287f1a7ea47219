import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './form.module.css'

interface FormProps {
  readonly onSubmit: () => void
  /** Nothing is sent twice while it is under way. */
  readonly busy?: boolean
  readonly label?: string
  /** Something was typed or chosen: what was said of the form before no longer holds. */
  readonly onEdit?: () => void
  readonly children: ReactNode
}

/** Sends once, and leads to the first field that is wrong: those it finds at once, and those that the platform tells of later. */
export function Form({ onSubmit, busy = false, label, onEdit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)

  // After every draw: an error may come with the answer, long after the button was pressed.
  useEffect(() => {
    if (!submitted.current || busy) return
    const wrong = form.current?.querySelector<HTMLElement>(
      'input[aria-invalid=true], textarea[aria-invalid=true], select[aria-invalid=true], button[aria-invalid=true]',
    )
    if (!wrong) return
    submitted.current = false
    wrong.focus()
    wrong.scrollIntoView?.({ block: 'center' })
  })

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      aria-busy={busy || undefined}
      className={styles.form}
      onInput={() => {
        submitted.current = false
        onEdit?.()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        submitted.current = true
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
