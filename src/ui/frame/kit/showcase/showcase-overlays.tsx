import { useState } from 'react'
import { useWords } from '../../words/words'
import { Button } from '../buttons/button'
import { Dialog } from '../overlays/dialog'
import { Pager } from '../tabs/pager'
import { Picker } from '../pickers/picker'
import type { PickerColumns } from '../pickers/picker-values'
import { SegmentedControl } from '../buttons/segmented-control'
import { Sheet } from '../overlays/sheet'
import { Tabs } from '../tabs/tabs'
import type { Toast } from '../feedback/toast-outlet'
import { ToastOutlet } from '../feedback/toast-outlet'
import { ShowcasePart } from './showcase-part'
import styles from './showcase.module.css'
import { showcaseWords } from './showcase.words'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }))

export function ShowcaseOverlays() {
  const words = useWords(showcaseWords)
  const [open, setOpen] = useState<'sheet' | 'dialog' | 'picker' | null>(null)
  const [date, setDate] = useState<readonly string[]>(['1990', '1', '31'])
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const close = () => setOpen(null)
  const columns: PickerColumns = ([year = '1990', month = '1']) => [
    { id: 'year', label: words.year, options: numbers(1940, 2026) },
    { id: 'month', label: words.month, options: numbers(1, 12) },
    {
      id: 'day',
      label: words.day,
      options: numbers(1, new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()),
    },
  ]
  return (
    <ShowcasePart title={words.overlays}>
      <div className={styles.line}>
        <Button onClick={() => setOpen('sheet')}>{words.openSheet}</Button>
        <Button onClick={() => setOpen('dialog')}>{words.openDialog}</Button>
        <Button onClick={() => setOpen('picker')}>{`${words.openPicker} ${date.join('-')}`}</Button>
        <Button
          onClick={() =>
            setToasts([
              { id: 1, text: words.toast, tone: 'success', action: { label: words.undo, onAct: () => undefined } },
              { id: 2, text: words.toastError, tone: 'error' },
            ])
          }
        >
          {words.showToast}
        </Button>
      </div>
      <Sheet open={open === 'sheet'} onClose={close} title={words.sheetTitle}>
        <p>{words.sheetText}</p>
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={words.dialogTitle}
        text={words.dialogText}
        acts={[
          { label: words.keep, onAct: close },
          { label: words.leave, onAct: close, kind: 'danger' },
        ]}
      />
      <Picker
        open={open === 'picker'}
        title={words.pickerTitle}
        columns={columns}
        value={date}
        onClose={close}
        onPick={(value) => {
          setDate(value)
          close()
        }}
      />
      <ToastOutlet toasts={toasts} onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
    </ShowcasePart>
  )
}

export function ShowcaseNavigation() {
  const words = useWords(showcaseWords)
  const tabs = words.tabNames
    .split(' ')
    .map((name, index) => ({ id: String(index), label: name.replace('-', ' '), marked: index === 3 }))
  const segments = words.segments.split(' ')
  const [selected, setSelected] = useState('0')
  const [segment, setSegment] = useState(segments[0] ?? '')
  return (
    <ShowcasePart title={words.navigation} flush>
      <div>
        <Tabs group="kit" label={words.tabs} tabs={tabs} selected={selected} onSelect={setSelected} />
        <Pager group="kit" ids={tabs.map(({ id }) => id)} selected={selected} onSelect={setSelected}>
          {(id) => <p className={styles.page}>{`${tabs[Number(id)]?.label}: ${words.pageText}`}</p>}
        </Pager>
      </div>
      <div className={styles.inner}>
        <SegmentedControl
          label={words.navigation}
          options={segments.map((label) => ({ value: label, label }))}
          value={segment}
          onChange={setSegment}
        />
      </div>
    </ShowcasePart>
  )
}
