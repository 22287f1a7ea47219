import { BarChart3 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { useWords } from '../../frame/words/words'
import type { FormWithPoll } from './poll-fields.part'
import { pollsWords } from './polls.words'

/** The fields of a poll, which most texts do without, so that they are loaded once somebody adds one. */
export const LazyPollFields = lazyPart(async () => (await import('./poll-fields.part')).PollFields)

/** Adds a poll to a text, among its tools. */
export const PollTool = observer(function PollTool({ form }: { readonly form: FormWithPoll }) {
  const words = useWords(pollsWords)
  return (
    <IconButton
      label={words.add}
      caption={words.add}
      icon={<Icon of={BarChart3} />}
      disabled={form.values.hasPoll}
      onClick={() => form.change({ hasPoll: true })}
    />
  )
})
