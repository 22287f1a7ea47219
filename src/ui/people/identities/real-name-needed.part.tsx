import type { RealName } from '../../../domain/people/identities/identity'
import { EmptyState } from '../../frame/kit/empty-state'
import { ButtonLink } from '../../frame/kit/link'
import { useWords } from '../../frame/words/words'
import { realNamePath } from './identities.routes'
import { realNameNeededWords } from './real-name-needed.words'

interface RealNameNeededProps {
  /** Not verified. */
  readonly realName: Pick<RealName, 'state'>
  /** What it is needed for, while the member has sent nothing. */
  readonly title: string
  readonly text: string
  /** Where they go on once it is verified. */
  readonly redirect: string
}

/** In place of what needs a verified real name: what is missing, and what happens next. */
export function RealNameNeeded({ realName: { state }, title, text, redirect }: RealNameNeededProps) {
  const words = useWords(realNameNeededWords)
  const isSent = state === 'pending' || state === 'refused'
  return (
    <EmptyState
      title={isSent ? words[state] : title}
      text={isSent ? words[`${state}.text`] : text}
      action={
        <ButtonLink to={realNamePath(redirect)} kind={state === 'pending' ? 'secondary' : 'primary'}>
          {isSent ? words[`${state}.open`] : words.check}
        </ButtonLink>
      }
    />
  )
}
