import { Share2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Icon } from '../frame/kit/pictures/icon'
import { IconButton } from '../frame/kit/buttons/button'
import { useIsElder } from '../frame/shell/app-context'
import { useWords } from '../frame/words/words'
import type { ParticipationViewModel } from './participation.part.view-model'
import { participationWords } from './participation.words'

/** A button that opens the share sheet from the bar over a content; enabled once the content is loaded. */
export const ShareButtonPart = observer(function ShareButtonPart({
  viewModel,
}: {
  readonly viewModel: ParticipationViewModel
}) {
  const words = useWords(participationWords)
  const elder = useIsElder()
  return (
    <IconButton
      label={words.share}
      caption={elder ? words.share : undefined}
      icon={<Icon of={Share2} size={22} />}
      disabled={viewModel.subject === null}
      onClick={() => viewModel.share(true)}
    />
  )
})
