import { observer } from 'mobx-react-lite'
import type { OwnItem } from '../../../domain/people/account/own-item'
import { bottomBar } from '../../frame/kit/bars/bottom-bar'
import { Button } from '../../frame/kit/buttons/button'
import { Checkbox } from '../../frame/kit/fields/choice'
import { Image } from '../../frame/kit/pictures/image'
import { useWords } from '../../frame/words/words'
import { accountWords } from './account.words'
import { hasSquareCover } from './content-row'
import type { Selection } from './selection'
import styles from './selection-bar.module.css'

/** Starts and ends the edit mode of a list. */
export const SelectionSwitch = observer(function SelectionSwitch({ selection }: { readonly selection: Selection }) {
  const words = useWords(accountWords)
  return (
    <Button kind="quiet" small onClick={selection.isOn ? selection.stop : selection.start}>
      {selection.isOn ? words.done : words.manage}
    </Button>
  )
})

interface SelectionBarProps {
  readonly selection: Selection
  /** The label of the act on the selected entries. */
  readonly act: string
  readonly onAct: () => void
}

/** The number of selected entries and the act on them; at the bottom of the screen in edit mode. */
export const SelectionBar = observer(function SelectionBar({ selection, act, onAct }: SelectionBarProps) {
  const words = useWords(accountWords)
  if (!selection.isOn) return null
  const count = selection.marked.length
  return (
    <div ref={bottomBar} className={styles.bar}>
      <span className={styles.count} role="status">
        {selection.isWhole ? words.allChosen : words.chosen(count)}
      </span>
      <Button onClick={selection.toggleAll}>{selection.hasAll ? words.selectNone : words.selectAll}</Button>
      <Button kind="danger" disabled={count === 0} onClick={onAct}>
        {act}
      </Button>
    </div>
  )
})

interface SelectionRowProps {
  readonly selection: Selection
  readonly id: string
  readonly item: OwnItem
}

/** An entry in edit mode: the whole row toggles its checkbox. */
export const SelectionRow = observer(function SelectionRow({ selection, id, item }: SelectionRowProps) {
  return (
    <div className={styles.row}>
      <Checkbox
        label={<span className={styles.label}>{item.title}</span>}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
      <span className={styles.cover}>
        <Image src={item.covers[0] ?? null} alt="" ratio={hasSquareCover(item) ? '1:1' : '4:3'} width={72} />
      </span>
    </div>
  )
})
