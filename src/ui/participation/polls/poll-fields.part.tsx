import { Plus, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import {
  pollDays,
  pollOptionCount,
  pollResultTimes,
  pollRules,
  type PollForm,
} from '../../../domain/participation/polls/poll'
import { fieldId, useFields, useReason, type FieldsForm } from '../../frame/forms/use-fields.part'
import { Button, IconButton } from '../../frame/kit/buttons/button'
import { Checkbox, RadioGroup } from '../../frame/kit/fields/choice'
import { Icon } from '../../frame/kit/pictures/icon'
import { SelectField } from '../../frame/kit/fields/select-field'
import { TextField } from '../../frame/kit/fields/text-field'
import { useWords } from '../../frame/words/words'
import styles from './polls.module.css'
import { pollsWords } from './polls.words'

/** The fields of a poll, among those of a form that may have one. */
export type FormWithPoll = FieldsForm<PollForm & { readonly hasPoll: boolean }>

/** A poll that may be added to what somebody writes, and taken out again with all that was typed. */
export const PollFields = observer(function PollFields({ form }: { readonly form: FormWithPoll }) {
  const words = useWords(pollsWords)
  const field = useFields(form, words)
  if (!form.values.hasPoll) return null
  const days = field('days')
  const results = field('results')
  return (
    <section className={styles.fields} aria-label={words.poll}>
      <TextField {...field('question')} letters={pollRules.question.most} />
      <OptionFields form={form} />
      <Checkbox
        label={words.takesSeveral}
        checked={form.values.takesSeveral}
        onChange={(takesSeveral) => form.change({ takesSeveral })}
      />
      <SelectField
        id={days.id}
        name={days.name}
        label={days.label}
        error={days.error}
        value={String(days.value)}
        onChange={(value) => form.change({ days: pollDays.find((each) => String(each) === value) ?? days.value })}
        options={pollDays.map((each) => ({ value: String(each), label: words.inDays(each) }))}
      />
      <RadioGroup {...results} options={pollResultTimes.map((value) => ({ value, label: words[value] }))} />
      <div>
        <Button kind="quiet" small onClick={() => form.change({ hasPoll: false })}>
          {words.remove}
        </Button>
      </div>
    </section>
  )
})

const OptionFields = observer(function OptionFields({ form }: { readonly form: FormWithPoll }) {
  const words = useWords(pollsWords)
  const id = useId()
  const { options } = form.values
  const error = useReason(words)('options', form.errors.options)
  const set = (index: number, text: string) =>
    form.change({ options: options.map((each, place) => (place === index ? text : each)) })
  return (
    <fieldset className={styles.options} aria-describedby={error === null ? undefined : id}>
      <legend className={styles.legend}>{words.options}</legend>
      {error !== null && (
        <p id={id} className={styles.failed}>
          {error}
        </p>
      )}
      {options.map((option, index) => (
        // An option is known by its place alone.
        <div key={index} className={styles.line}>
          <TextField
            id={index === 0 ? fieldId(form.name, 'options') : `${fieldId(form.name, 'options')}-${index + 1}`}
            label={words.option(index + 1)}
            hiddenLabel
            placeholder={words.option(index + 1)}
            value={option}
            onChange={(text) => set(index, text)}
          />
          {options.length > pollOptionCount.least && (
            <IconButton
              label={words.removeOption(index + 1)}
              icon={<Icon of={X} size={18} />}
              onClick={() => form.change({ options: options.filter((_, place) => place !== index) })}
            />
          )}
        </div>
      ))}
      {options.length < pollOptionCount.most && (
        <div>
          <Button
            kind="quiet"
            small
            icon={<Icon of={Plus} size={16} />}
            onClick={() => form.change({ options: [...options, ''] })}
          >
            {words.addOption}
          </Button>
        </div>
      )}
    </fieldset>
  )
})
