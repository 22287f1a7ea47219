import type { ComponentType, ReactNode } from 'react'
import type { CardField } from '../../../../application/overview/builder/card-types'
import type { JsonValue } from '../../../../domain/overview/builder/page-document'
import { Switch } from '../../../frame/kit/fields/choice'
import { CategoryControl } from './category-control'
import { useFieldWords } from '../cards/card-name'
import { FieldList } from './field-list'
import { LinkControl } from './link-control'
import { PictureControl } from './picture-control'
import {
  ChoiceControl,
  IdsControl,
  MomentControl,
  NumberControl,
  TextControl,
  TextsControl,
  type KindProps,
} from './simple-controls'
import styles from '../builder.module.css'

/** The control of each kind of field that the contract has. */
const controls: { readonly [Kind in CardField['kind']]: ComponentType<KindProps<Kind>> } = {
  texts: TextsControl,
  text: TextControl,
  number: NumberControl,
  choice: ChoiceControl,
  switch: ({ label, value, onChange }) => <Switch label={label} checked={value === true} onChange={onChange} />,
  moment: MomentControl,
  link: ({ field, ...control }) => <LinkControl {...control} optional={field.optional} />,
  picture: ({ field, value, ...control }) => (
    <PictureControl {...control} value={typeof value === 'string' ? value : ''} optional={field.optional} />
  ),
  category: ({ label, value, onChange }) => (
    <CategoryControl label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />
  ),
  ids: IdsControl,
  group: ({ field, label, value, onChange }) => (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <Fields fields={field.fields} value={value} onChange={onChange} />
    </fieldset>
  ),
  list: ({ field, label, value, onChange }) => (
    <FieldList field={field} label={label} value={value} onChange={onChange}>
      {(item, changeItem) => <Fields fields={field.fields} value={item} onChange={changeItem} />}
    </FieldList>
  ),
}

interface FieldControlProps {
  readonly field: CardField
  /** The words of the field, where they are not those of its name. */
  readonly label?: string
  readonly value: JsonValue | undefined
  readonly onChange: (value: JsonValue) => void
}

/** The control of one field of a card, by the kind that the contract says. */
export function FieldControl({ field, label, ...control }: FieldControlProps): ReactNode {
  const nameOf = useFieldWords()
  // The table has a control of each kind under its name, which takes fields of this kind alone.
  const Control = controls[field.kind] as ComponentType<KindProps<CardField['kind']>>
  return <Control field={field} label={label ?? nameOf(field.name)} {...control} />
}

interface FieldsProps extends Omit<FieldControlProps, 'field' | 'label'> {
  readonly fields: readonly CardField[]
}

/** The controls of all fields of a card, or of a part of it. */
export function Fields({ fields, value, onChange }: FieldsProps): ReactNode {
  const record = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, JsonValue>>) : {}
  return fields.map((field) => (
    <FieldControl
      key={field.name}
      field={field}
      value={record[field.name]}
      onChange={(changed) => onChange({ ...record, [field.name]: changed })}
    />
  ))
}
