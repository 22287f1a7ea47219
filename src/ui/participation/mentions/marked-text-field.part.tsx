import { Hash } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { SuggestedNames } from '../../../application/participation/mentions/suggested-names'
import type { NamedPerson } from '../../../domain/participation/marked-text/marked-text'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { TextArea } from '../../frame/kit/fields/text-area'
import { useWords } from '../../frame/words/words'
import styles from './naming.module.css'
import { namingWords } from './naming.words'
import { NamePersonButton, SuggestedNamesList } from './suggested-names-list.part'
import { useNaming } from './use-naming.part'

interface MarkedTextFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  readonly value: string
  readonly maxLength: number
  readonly rows?: number
  readonly suggested: SuggestedNames
  /** The tools of the text, with those that begin a name or a topic among them. */
  readonly tools: (marks: ReactNode) => ReactNode
  readonly onChange: (text: string) => void
  /** Called with a text in which somebody was just named. */
  readonly onName: (text: string, person: NamedPerson) => void
}

/**
 * A field for a text that may name people with `@` and topics between `#`. What fits what is typed is suggested below
 * it; the focus stays in the field, which refers to the option that the arrow keys have chosen.
 */
export const MarkedTextField = observer(function MarkedTextField({
  suggested,
  tools,
  onChange,
  onName,
  ...field
}: MarkedTextFieldProps) {
  const words = useWords(namingWords)
  const { value } = field
  const { area, list, choose, begin, onKeyDown, onSelect, onType, suggests } = useNaming({
    ...{ value, suggested, onChange, onName },
  })
  return (
    <div className={styles.field}>
      <TextArea
        {...field}
        bare
        ref={area}
        more={{ ...suggests, onKeyDown, onSelect }}
        onChange={onType}
        onBlur={() => suggested.close()}
      />
      <SuggestedNamesList id={list} suggested={suggested} onChoose={choose} />
      {tools(
        <>
          <NamePersonButton onBegin={() => begin('@')} />
          <IconButton
            label={words.nameTopic}
            caption={words.nameTopic}
            icon={<Icon of={Hash} />}
            onClick={() => begin('#')}
          />
        </>,
      )}
    </div>
  )
})
