import { useState } from 'react'
import { Button } from '../buttons/button'
import { useKitWords } from '../kit.words'
import type { PickerColumns } from './picker-values'
import { fitToColumns } from './picker-values'
import styles from './picker.module.css'
import { Sheet } from '../overlays/sheet'
import { Wheel } from './wheel'

interface PickerProps {
  readonly open: boolean
  readonly title: string
  /** The columns; a pure function, so that the same choice gives the same columns. */
  readonly columns: PickerColumns
  /** The chosen value of each column; missing or unknown ones are replaced by valid ones. */
  readonly value: readonly string[]
  readonly onClose: () => void
  readonly onPick: (value: readonly string[]) => void
}

/**
 * Wheels in a sheet, one for each column. A later column keeps its choice when an earlier one changes, as far as
 * possible.
 */
export function Picker({ open, title, columns, value, onClose, onPick }: PickerProps) {
  const words = useKitWords()
  const [wasOpen, setWasOpen] = useState(open)
  const [values, setChosen] = useState(() => fitToColumns(columns, value))
  if (open !== wasOpen) {
    setWasOpen(open)
    // When the sheet is reopened it starts from `value`, not from its last position.
    if (open) setChosen(fitToColumns(columns, value))
  }
  const pick = (at: number, next: string) =>
    setChosen((before) =>
      fitToColumns(
        columns,
        before.map((old, index) => (index === at ? next : old)),
        before,
      ),
    )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      flush
      start={
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      }
      end={
        <Button kind="quiet" onClick={() => onPick(values)}>
          {words.done}
        </Button>
      }
    >
      <div className={styles.wheels}>
        {columns(values).map((column, at) => (
          <Wheel key={column.id} column={column} value={values[at] ?? ''} onChange={(next) => pick(at, next)} />
        ))}
        <span className={styles.window} aria-hidden="true" />
      </div>
    </Sheet>
  )
}
