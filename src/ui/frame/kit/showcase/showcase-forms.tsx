import { useState } from 'react'
import type { PickedPicture } from '../../uploads/picked-item.part'
import { PicturePicker } from '../../uploads/picture-picker.part'
import { useWords } from '../../words/words'
import { Button } from '../buttons/button'
import { Checkbox, RadioGroup, Switch } from '../fields/choice'
import { CodeField } from '../fields/code-field'
import { DateField } from '../fields/date-field'
import { ErrorSummary } from '../forms/error-summary'
import { Form } from '../forms/form'
import { PasswordField } from '../fields/password-field'
import { SearchBar } from '../forms/search-bar'
import { SelectField } from '../fields/select-field'
import { TextArea } from '../fields/text-area'
import { TextField } from '../fields/text-field'
import { drawnPicture } from './showcase-data'
import { ShowcasePart } from './showcase-part'
import { showcaseWords } from './showcase.words'

export function ShowcaseForms() {
  const words = useWords(showcaseWords)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({ phone: '1380013' })
  const [consent, setConsent] = useState(false)
  const [notify, setNotify] = useState(true)
  const [wrong, setWrong] = useState(true)
  const [items, setItems] = useState<readonly PickedPicture[]>([
    { id: '1', name: '1.jpg', preview: drawnPicture(205), state: 'done' },
    { id: '2', name: '2.jpg', preview: drawnPicture(24), state: 'sending', progress: 0.45 },
    { id: '3', name: '3.jpg', preview: drawnPicture(330), state: 'failed', error: words.uploadError },
  ])
  const field = (name: string) => ({
    id: `kit-${name}`,
    value: texts[name] ?? '',
    onChange: (value: string) => setTexts({ ...texts, [name]: value }),
  })
  const phoneError = wrong && (texts.phone ?? '').length !== 11 ? words.phoneError : null
  const consentError = wrong && !consent ? words.consentError : null
  const errors = [
    { fieldId: 'kit-phone', text: phoneError },
    { fieldId: 'kit-consent', text: consentError },
  ].flatMap(({ fieldId, text }) => (text === null ? [] : [{ fieldId, text }]))
  const remove = (id: string) => setItems(items.filter((item) => item.id !== id))
  return (
    <ShowcasePart title={words.forms}>
      <SearchBar {...field('search')} placeholder={words.search} onSearch={() => undefined} />
      <Form onSubmit={() => setWrong(true)} label={words.forms}>
        <ErrorSummary errors={errors} />
        <TextField
          label={words.nickname}
          hint={words.nicknameHint}
          optional
          autoComplete="nickname"
          {...field('nickname')}
        />
        <TextField
          label={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          contentBefore="+86"
          contentAfter={
            <Button kind="quiet" small>
              {words.sendCode}
            </Button>
          }
          error={phoneError}
          {...field('phone')}
        />
        <CodeField label={words.code} {...field('code')} />
        <PasswordField label={words.password} autoComplete="new-password" {...field('password')} />
        <TextArea label={words.text} maxLength={60} rows={3} {...field('text')} />
        <SelectField
          label={words.street}
          placeholder={words.street}
          options={words.streets.split(' ').map((label) => ({ value: label, label }))}
          {...field('street')}
        />
        <DateField label={words.birth} {...field('birth')} />
        <RadioGroup
          label={words.sex}
          options={words.sexes.split(' ').map((label) => ({ value: label, label }))}
          value={texts.sex ?? null}
          onChange={field('sex').onChange}
        />
        <PicturePicker
          label={words.pictures}
          hint={words.picturesHint}
          limit={4}
          items={items}
          onAdd={(files) =>
            setItems([
              ...items,
              ...files.map((file, index) => ({
                id: `${items.length}-${index}`,
                name: file.name,
                preview: null,
                state: 'waiting' as const,
              })),
            ])
          }
          onAbort={remove}
          onRemove={remove}
          onRetry={(id) =>
            setItems(items.map((item) => (item.id === id ? { ...item, state: 'sending', progress: 0 } : item)))
          }
        />
        <Switch label={words.notify} checked={notify} onChange={setNotify} />
        <Checkbox id="kit-consent" label={words.consent} checked={consent} onChange={setConsent} error={consentError} />
        <Button type="submit" kind="primary" block>
          {words.primary}
        </Button>
      </Form>
    </ShowcasePart>
  )
}
