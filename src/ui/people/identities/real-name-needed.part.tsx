import type { RealName } from '../../../domain/people/identities/identity'
import { WaySteps } from '../../frame/cases/way-steps.part'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { useWords } from '../../frame/words/words'
import { realNamePath } from './identities.paths'
import { realNameNeededWords } from './real-name-needed.words'

interface RealNameNeededProps {
  /** The state of a real name that is not verified. */
  readonly realName: Pick<RealName, 'state'>
  /** The title that is shown before the member has sent a claim. */
  readonly title: string
  /** The text below this title, which explains what the name is needed for. */
  readonly text: string
  /** The path to open once the name is verified. */
  readonly redirect: string
  /** The way on which the name is the first step. */
  readonly way: 'volunteer' | 'cashOut'
}

/** Replaces content that needs a verified real name: states what is missing, and what happens next. */
export function RealNameNeeded({ realName: { state }, title, text, redirect, way }: RealNameNeededProps) {
  const words = useWords(realNameNeededWords)
  const isSent = state === 'pending' || state === 'refused'
  return (
    <>
      <WaySteps way={way} at="name" />
      <EmptyState
        subject={state === 'pending' ? 'waiting' : 'pass'}
        title={isSent ? words[state] : title}
        text={isSent ? words[`${state}.text`] : text}
        action={
          <ButtonLink to={realNamePath(redirect)} kind={state === 'pending' ? 'secondary' : 'primary'}>
            {isSent ? words[`${state}.open`] : words.check}
          </ButtonLink>
        }
      />
    </>
  )
}
