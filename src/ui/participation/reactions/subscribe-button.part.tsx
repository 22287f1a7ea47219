import { Bell, Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { useWords } from '../../frame/words/words'
import type { ReactionsViewModel } from './reactions.part.view-model'
import { subscriptionWords } from './subscription.words'

interface SubscribeButtonProps {
  /** Whether the button stands beside a title, as the main act; otherwise it takes the whole width. */
  readonly small?: boolean
  readonly className?: string | undefined
}

/** The follow button of a content that is followed itself: an album or a channel. */
export const SubscribeButtonPart = observer(function SubscribeButtonPart({
  viewModel: { follow, toggleFollow },
  ...look
}: SubscribeButtonProps & { readonly viewModel: ReactionsViewModel }) {
  return <SubscribeButton isOn={follow.isOn} onToggle={toggleFollow} {...look} />
})

/** Begins or ends a subscription. */
export function SubscribeButton({
  isOn,
  onToggle,
  small = false,
  className,
}: SubscribeButtonProps & { readonly isOn: boolean; readonly onToggle: () => void }) {
  const words = useWords(subscriptionWords)
  return (
    <Button
      small={small}
      block={!small}
      kind={small && !isOn ? 'primary' : 'secondary'}
      className={className}
      aria-pressed={isOn}
      icon={<Icon of={isOn ? Check : Bell} size={small ? 14 : 18} />}
      onClick={onToggle}
    >
      {isOn ? words.subscribed : words.subscribe}
    </Button>
  )
}
