import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './form.module.css'
import { PlainForm } from './plain-form'

interface FormProps {
  readonly onSubmit: () => void
  /** Whether a submit is under way, during which further ones are ignored. */
  readonly busy?: boolean
  readonly label?: string
  /** The id by which a button elsewhere on the screen submits it. */
  readonly id?: string | undefined
  readonly children: ReactNode
}

/**
 * Submits once, and focuses the first invalid field, whether the error comes from the client or later from the
 * platform.
 */
export function Form({ onSubmit, busy = false, label, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)

  // This runs after every render, because an error may come with the answer, long after the button was pressed.
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
    <PlainForm
      ref={form}
      id={id}
      aria-label={label}
      aria-busy={busy || undefined}
      className={styles.form}
      onInput={() => {
        submitted.current = false
      }}
      onSubmit={() => {
        if (busy) return
        submitted.current = true
        onSubmit()
      }}
    >
      {children}
    </PlainForm>
  )
}
