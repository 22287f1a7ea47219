import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { PickerColumn } from './picker-values'
import styles from './picker.module.css'
import { useScrollEnd } from '../scrolling/use-scroll-end'

interface WheelProps {
  readonly column: PickerColumn
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One column of a picker: native scrolling with snapping. It must be visible when mounted, to measure itself. */
export function Wheel({ column, value, onChange }: WheelProps) {
  const id = useId()
  const wheel = useRef<HTMLDivElement>(null)
  const { options } = column
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )

  useLayoutEffect(() => {
    const element = wheel.current
    if (!element) return
    const top = index * heightOf(element)
    // The visitor's own scroll has already brought the wheel here.
    if (Math.abs(element.scrollTop - top) > 1) element.scrollTop = top
  }, [index, options])

  useScrollEnd(wheel, 100, (element) => {
    const option = options[Math.round(element.scrollTop / heightOf(element))]
    if (option && option.value !== value) onChange(option.value)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      PageUp: index - 5,
      PageDown: index + 5,
      Home: 0,
      End: options.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const option = options[Math.min(Math.max(0, to), options.length - 1)]
    if (option && option.value !== value) onChange(option.value)
  }

  return (
    <div
      ref={wheel}
      role="listbox"
      tabIndex={0}
      aria-label={column.label}
      aria-activedescendant={`${id}-${index}`}
      className={styles.wheel}
      onKeyDown={onKeyDown}
    >
      {options.map((option, at) => (
        <div
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === index}
          className={styles.option}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}

function heightOf(wheel: Element): number {
  return (wheel.firstElementChild as HTMLElement | null)?.offsetHeight || 44
}
