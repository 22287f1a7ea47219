import { Bell, BellRing } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../frame/kit/button'
import { Icon } from '../../frame/kit/icon'
import { useWords } from '../../frame/words/words'
import type { ReactionsViewModel } from './reactions.part.view-model'
import { subscriptionWords } from './subscription.words'

interface SubscribeButtonPartProps {
  readonly viewModel: ReactionsViewModel
  /** Whether the button stands beside a title, as the main act; otherwise it takes the whole width. */
  readonly small?: boolean
  readonly className?: string | undefined
}

/** The follow button of a content that is followed itself: an album or a channel. */
export const SubscribeButtonPart = observer(function SubscribeButtonPart({
  viewModel: { follow, toggleFollow },
  small = false,
  className,
}: SubscribeButtonPartProps) {
  const words = useWords(subscriptionWords)
  return (
    <Button
      small={small}
      block={!small}
      kind={small && !follow.isOn ? 'primary' : 'secondary'}
      className={className}
      aria-pressed={follow.isOn}
      icon={<Icon of={follow.isOn ? BellRing : Bell} size={small ? 14 : 18} />}
      onClick={toggleFollow}
    >
      {follow.isOn ? words.subscribed : words.subscribe}
    </Button>
  )
})
