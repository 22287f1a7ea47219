import { observer } from 'mobx-react-lite'
import type { FormSteps } from '../../../application/frame/forms/form-steps'
import { Badge } from '../kit/badges/badge'
import { ListRow, RowGroup } from '../kit/lists/list-row'
import { useWords } from '../words/words'
import { formsWords } from './forms.words'
import type { FormWords } from './use-fields.part'

interface TaskListProps {
  readonly steps: Pick<FormSteps<object, object, unknown>, 'states' | 'goTo'> & {
    readonly steps: readonly { readonly name: string }[]
  }
  /** Holds the name of each step. */
  readonly words: FormWords
}

const tones = { todo: 'plain', done: 'success', wrong: 'danger' } as const

/** The steps of a long form, each with its state. */
export const TaskList = observer(function TaskList({ steps, words }: TaskListProps) {
  const formWords = useWords(formsWords)
  return (
    <RowGroup>
      {steps.steps.map(({ name }, index) => {
        const state = steps.states[index] ?? 'todo'
        return (
          <ListRow
            key={name}
            title={String(words[name] ?? '')}
            value={<Badge tone={tones[state]}>{formWords[state]}</Badge>}
            onPress={() => steps.goTo(index)}
          />
        )
      })}
    </RowGroup>
  )
})
