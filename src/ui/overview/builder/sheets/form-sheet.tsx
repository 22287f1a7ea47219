import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CardField, CardTypes } from '../../../../application/overview/builder/card-types'
import type { DraftCard, JsonValue, PageSettings } from '../../../../domain/overview/builder/page-document'
import { Button } from '../../../frame/kit/buttons/button'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import type { BuilderViewModel } from '../builder.view-model'
import { useCardName, useFieldWords } from '../cards/card-name'
import { FieldControl, Fields } from '../controls/field-control'
import styles from '../builder.module.css'

interface FormSheetProps {
  readonly viewModel: BuilderViewModel
}

/** The form of the selected card, made from what the contract says of its type. */
export const CardFormSheet = observer(function CardFormSheet({ viewModel }: FormSheetProps) {
  const cardName = useCardName()
  const { selected, types, sheet } = viewModel
  const isOpen = sheet === 'form' && selected !== null
  return (
    <Sheet isTall open={isOpen} onClose={viewModel.close} title={selected === null ? '' : cardName(selected)}>
      {selected !== null && <CardForm key={selected.id} card={selected} types={types} onDone={viewModel.change} />}
    </Sheet>
  )
})

interface CardFormProps {
  readonly card: DraftCard
  readonly types: CardTypes
  readonly onDone: (card: DraftCard) => void
}

function CardForm({ card, types, onDone }: CardFormProps) {
  const words = useWords(builderWords)
  const nameOf = useFieldWords()
  const [draft, setDraft] = useState(card)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const finish = () => {
    const found = types.reasonsOf(draft)
    setReasons(found)
    if (found.length === 0) onDone(draft)
  }
  return (
    <div className={styles.form}>
      <Fields
        fields={types.fieldsOf(card.type)}
        value={draft}
        onChange={(changed) => setDraft({ ...draft, ...(changed as Readonly<Record<string, JsonValue>>) })}
      />
      {reasons.length > 0 && (
        <p role="alert" className={styles.reasons}>
          {words.notValid} {[...new Set(reasons.map((path) => nameOf(fieldOf(path))))].join(' · ')}
        </p>
      )}
      <Button block kind="primary" onClick={finish}>
        {words.done}
      </Button>
    </div>
  )
}

/** The name of the field that a path leads to; numbers are places in lists, and languages are within a text. */
function fieldOf(path: string): string {
  return (
    path
      .split('.')
      .reverse()
      .find((part) => !/^(?:\d+|zh-CN|en)$/.test(part)) ?? path
  )
}

const shortTexts = { kind: 'texts', optional: false, most: 120, isHtml: false } as const
const settingsFields: readonly CardField[] = [
  { name: 'title', ...shortTexts },
  { name: 'backgroundColor', kind: 'text', optional: true, most: 7 },
  { name: 'shareDescription', ...shortTexts, most: 600 },
  { name: 'shareImage', kind: 'picture', optional: true },
]

/** The settings of the page itself. */
export const SettingsSheet = observer(function SettingsSheet({ viewModel }: FormSheetProps) {
  const words = useWords(builderWords)
  const { editor, sheet } = viewModel
  const settings = editor.document?.settings
  return (
    <Sheet isTall open={sheet === 'settings'} onClose={viewModel.close} title={words.settings}>
      {settings !== undefined && <SettingsForm settings={settings} onDone={viewModel.set} />}
    </Sheet>
  )
})

function SettingsForm({
  settings,
  onDone,
}: {
  readonly settings: PageSettings
  readonly onDone: (settings: PageSettings) => void
}) {
  const words = useWords(builderWords)
  const nameOf = useFieldWords()
  const [draft, setDraft] = useState(settings)
  const isColour = draft.backgroundColor === null || /^#[\da-f]{6}$/i.test(draft.backgroundColor)
  const values = draft as unknown as Readonly<Record<string, JsonValue>>
  return (
    <div className={styles.form}>
      {settingsFields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          label={nameOf(`settings.${field.name}`)}
          value={values[field.name]}
          onChange={(changed) => setDraft({ ...draft, [field.name]: changed })}
        />
      ))}
      {!isColour && (
        <p role="alert" className={styles.reasons}>
          {words.notValid} {nameOf('settings.backgroundColor')}
        </p>
      )}
      <Button block kind="primary" disabled={!isColour} onClick={() => onDone(draft)}>
        {words.done}
      </Button>
    </div>
  )
}
