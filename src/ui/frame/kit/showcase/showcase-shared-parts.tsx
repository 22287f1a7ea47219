import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CaseStep } from '../../../../domain/frame/cases/case-step'
import { ActBar } from '../../cases/act-bar.part'
import { TimeLine } from '../../cases/time-line.part'
import { FormFrame } from '../../forms/form-frame.part'
import { PicturesField } from '../../forms/pictures-field.part'
import { TaskList } from '../../forms/task-list.part'
import { useFields } from '../../forms/use-fields.part'
import { PlaceField } from '../../places/place-field.part'
import { Stars, StarsField } from '../../ratings/stars.part'
import { useWords } from '../../words/words'
import { Button } from '../buttons/button'
import { TextArea } from '../fields/text-area'
import { TextField } from '../fields/text-field'
import { ShowcasePart } from './showcase-part'
import type { ShowcaseViewModel } from './showcase.view-model'
import { showcaseFormWords, showcaseWords } from './showcase.words'

interface SharedProps {
  readonly viewModel: ShowcaseViewModel
}

/** The parts that features share: a form with its draft and steps, a case with its acts, a rating, a place. */
export const ShowcaseSharedParts = observer(function ShowcaseSharedParts({ viewModel }: SharedProps) {
  const words = useWords(showcaseWords)
  return (
    <>
      <ShowcasePart title={words.sharedForm}>
        <ShowcaseForm viewModel={viewModel} />
      </ShowcasePart>
      <ShowcasePart title={words.cases}>
        <ShowcaseCase />
      </ShowcasePart>
    </>
  )
})

const ShowcaseForm = observer(function ShowcaseForm({ viewModel }: SharedProps) {
  const words = useWords(showcaseFormWords)
  const { form, steps } = viewModel
  const field = useFields(form, words)
  const step = steps.current === null ? null : steps.steps[steps.current]?.name
  if (step === null) return <TaskList steps={steps} words={words} />
  return (
    <FormFrame form={form} words={words} label={words.help} submit={words.send}>
      {step === 'what' && (
        <>
          <TextField {...field('title')} letters={30} />
          <TextArea {...field('text')} maxLength={60} rows={3} />
        </>
      )}
      {step === 'where' && (
        <>
          <PlaceField
            {...field('place')}
            letters={60}
            onChange={(part) => form.change({ place: { ...form.values.place, ...part } })}
          />
          {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
          <StarsField {...field('stars')} />
        </>
      )}
      <Button block onClick={steps.next}>
        {words.next}
      </Button>
    </FormFrame>
  )
})

const day = 86_400_000
const start = Date.UTC(2026, 9, 1, 8)
const person = { id: '1', nickname: 'Heron', avatar: null }

function ShowcaseCase() {
  const words = useWords(showcaseWords)
  const [steps, setSteps] = useState<readonly CaseStep[]>([
    { id: '1', act: 'submit', state: 'open', at: start, actor: person, text: '', pictures: [] },
    { id: '2', act: 'claim', state: 'claimed', at: start + day, actor: person, text: words.text, pictures: [] },
  ])
  return (
    <>
      <Stars value={4} />
      <TimeLine steps={steps} titleOf={({ act }) => act} />
      <ActBar
        busy={null}
        acts={[
          { act: 'finish', label: words.primary },
          { act: 'cancel', label: words.secondary, question: { title: words.secondary, text: words.text } },
        ]}
        onAct={(act) =>
          setSteps([
            ...steps,
            { id: `${steps.length}`, act, state: act, at: start + 2 * day, actor: null, text: '', pictures: [] },
          ])
        }
      />
    </>
  )
}
