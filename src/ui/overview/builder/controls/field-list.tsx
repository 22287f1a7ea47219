import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardField } from '../../../../application/overview/builder/card-types'
import type { JsonValue } from '../../../../domain/overview/builder/page-document'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useWords } from '../../../frame/words/words'
import { blankOf } from './blank-card'
import { builderWords } from '../builder.words'
import styles from '../builder.module.css'

interface FieldListProps {
  readonly field: Extract<CardField, { readonly kind: 'list' }>
  readonly label: string
  readonly value: JsonValue | undefined
  readonly onChange: (value: JsonValue) => void
  /** The controls of one item. */
  readonly children: (item: JsonValue, onChange: (changed: JsonValue) => void) => ReactNode
}

/** A list of a card, such as its pictures: each item has the fields that the contract says. */
export function FieldList({ field, label, value, onChange, children }: FieldListProps) {
  const words = useWords(builderWords)
  const items: readonly JsonValue[] = Array.isArray(value) ? value : []
  const withItem = (at: number, item: JsonValue) => onChange(items.map((each, index) => (index === at ? item : each)))
  const move = (at: number, to: number) => {
    const item = items[at]
    const others = items.filter((_, index) => index !== at)
    if (item !== undefined) onChange([...others.slice(0, to), item, ...others.slice(to)])
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {items.map((item, index) => {
        const name = words.item(label, index + 1)
        return (
          // Items have no ids; their controls take all that they show from their values.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={index} className={styles.item}>
            <legend className={styles.itemHead}>{name}</legend>
            <div className={styles.itemActs}>
              <IconButton
                label={words.itemUp(name)}
                icon={<Icon of={ChevronUp} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={words.itemDown(name)}
                icon={<Icon of={ChevronDown} />}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                label={words.removeItem(name)}
                icon={<Icon of={X} />}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              />
            </div>
            {children(item, (changed) => withItem(index, changed))}
          </fieldset>
        )
      })}
      {items.length < field.most && (
        <Button small icon={<Icon of={Plus} size={18} />} onClick={() => onChange([...items, blankOf(field.fields)])}>
          {words.addItem(label)}
        </Button>
      )}
    </fieldset>
  )
}
