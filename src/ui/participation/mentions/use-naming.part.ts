import { useId, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { SuggestedName, SuggestedNames } from '../../../application/participation/mentions/suggested-names'
import { endsInWord } from '../../../domain/frame/shared/word-letters'
import { withChosen, type NamedPerson } from '../../../domain/participation/marked-text/marked-text'
import { isComposingKey } from '../../frame/kit/forms/composing-key'

interface Naming {
  readonly value: string
  /** It is null while its code is being loaded. */
  readonly suggested: SuggestedNames | null
  readonly onChange: (text: string) => void
  /** Called with a text in which somebody was just named. */
  readonly onName: (text: string, person: NamedPerson) => void
}

/** Makes a text area one in which people and topics are named: the focus stays in it while its keys choose an option. */
export function useNaming({ value, suggested, onChange, onName }: Naming) {
  const list = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const caretAfter = useRef<number | null>(null)
  // A value that is set from outside would move the caret to the end.
  useLayoutEffect(() => {
    if (caretAfter.current === null || area.current === null) return
    area.current.focus()
    area.current.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = null
  }, [value])
  const caret = () => area.current?.selectionEnd ?? value.length
  const choose = (option: SuggestedName | undefined) => {
    const mark = suggested?.mark ?? null
    if (option === undefined || mark === null) return
    const chosen = option.kind === 'person' ? option.person.nickname : option.title
    const { text, caret: after } = withChosen(value, caret(), mark, chosen)
    caretAfter.current = after
    suggested?.close()
    if (option.kind === 'person') onName(text, { id: option.person.id, name: chosen })
    else onChange(text)
  }
  /** Writes a mark at the caret, for those who do not know that it can be typed. */
  const begin = (sign: '@' | '#') => {
    const at = caret()
    const isWord = endsInWord(value.slice(0, at))
    const text = `${value.slice(0, at)}${isWord ? ' ' : ''}${sign}`
    caretAfter.current = text.length
    onChange(text + value.slice(at))
    suggested?.type(text + value.slice(at), text.length)
  }
  const onKey = (key: string): boolean => {
    if (suggested?.isOpen !== true) return false
    if (key === 'ArrowDown') suggested.move(1)
    else if (key === 'ArrowUp') suggested.move(-1)
    else if (key === 'Escape') suggested.close()
    else if (key === 'Enter' || key === 'Tab') choose(suggested.options[suggested.active])
    else return false
    return true
  }
  return {
    area,
    list,
    choose,
    begin,
    suggests: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': suggested?.isOpen === true ? list : undefined,
      'aria-activedescendant': suggested?.isOpen === true ? `${list}-${suggested.active}` : undefined,
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isComposingKey(event) && onKey(event.key)) event.preventDefault()
    },
    onSelect: ({ currentTarget: { value: text, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
      suggested?.type(text, selectionEnd),
    onType: (text: string) => {
      onChange(text)
      suggested?.type(text, caret())
    },
  }
}
