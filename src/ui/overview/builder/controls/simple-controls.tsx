import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CardField } from '../../../../application/overview/builder/card-types'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { plainFigures } from '../../../../domain/frame/shared/typed-figures'
import { instantOf } from '../../../../domain/frame/shared/site-time'
import { instantOfTyped, typedTime } from '../../../../domain/frame/shared/typed-time'
import type { JsonValue } from '../../../../domain/overview/builder/page-document'
import { DateField } from '../../../frame/kit/fields/date-field'
import { SelectField } from '../../../frame/kit/fields/select-field'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { TextField } from '../../../frame/kit/fields/text-field'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import { useFieldWords } from '../cards/card-name'

export interface KindProps<Kind extends CardField['kind']> {
  readonly field: Extract<CardField, { readonly kind: Kind }>
  readonly label: string
  readonly value: JsonValue | undefined
  readonly onChange: (value: JsonValue) => void
}

const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function TextControl({ field, label, value, onChange }: KindProps<'text'>) {
  const change = (typed: string) => onChange(field.optional && typed === '' ? null : typed)
  return <TextField label={label} value={textOf(value)} letters={field.most} onChange={change} />
}

/** A whole number; what is none is told when the form is done. */
export function NumberControl({ field, label, value, onChange }: KindProps<'number'>) {
  const change = (typed: string) => {
    const digits = plainFigures(typed)
      .replace(/[^0-9]/g, '')
      .slice(0, String(field.most).length)
    onChange(digits === '' ? null : Number(digits))
  }
  const range = `${label} (${field.least}–${field.most})`
  return <TextField label={range} inputMode="numeric" value={textOf(value)} onChange={change} />
}

export function ChoiceControl({ field, label, value, onChange }: KindProps<'choice'>) {
  const words = useWords(builderWords)
  const nameOf = useFieldWords()
  return (
    <SelectField
      label={label}
      value={textOf(value)}
      optional={field.optional}
      {...(field.optional ? { placeholder: words.none } : {})}
      options={field.choices.map((choice) => ({ value: String(choice), label: nameOf(`${field.name}.${choice}`) }))}
      onChange={(chosen) => onChange(field.choices.find((choice) => String(choice) === chosen) ?? null)}
    />
  )
}

/** A moment on the site's clock. */
export const MomentControl = observer(function MomentControl({ label, value, onChange }: KindProps<'moment'>) {
  const { timeZone } = useService(SiteStore)
  const change = (typed: string) => {
    const instant = instantOfTyped(typed, timeZone)
    if (instant !== null) onChange(new Date(instant).toISOString())
  }
  return <DateField time label={label} value={typedTime(instantOf(value) ?? 0, timeZone)} onChange={change} />
})

/** Ids of contents, one on each line. */
export function IdsControl({ label, value, onChange }: KindProps<'ids'>) {
  const [text, setText] = useState(Array.isArray(value) ? value.join('\n') : '')
  const change = (typed: string) => {
    setText(typed)
    onChange(typed.split(/\s+/).filter((line) => line !== ''))
  }
  return <TextArea label={label} rows={3} value={text} onChange={change} />
}

/** A text in both languages. One that may be left out is left out when both are empty. */
export function TextsControl({ field, label, value, onChange }: KindProps<'texts'>) {
  const words = useWords(builderWords)
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, JsonValue>>
  const texts = { 'zh-CN': textOf(given['zh-CN']), en: textOf(given['en']) }
  const isLong = field.isHtml || field.most > 200
  return (['zh-CN', 'en'] as const).map((language) => {
    const change = (typed: string) => {
      const next = { ...texts, [language]: typed }
      onChange(field.optional && next['zh-CN'] === '' && next.en === '' ? null : next)
    }
    const labelled = language === 'en' ? words.inEnglish(label) : words.inChinese(label)
    const shared = { label: labelled, value: texts[language], onChange: change }
    return isLong ? (
      <TextArea key={language} {...shared} rows={field.isHtml ? 6 : 3} maxLength={field.most} />
    ) : (
      <TextField key={language} {...shared} letters={field.most} />
    )
  })
}
