import { observer } from 'mobx-react-lite'
import { Button } from '../../frame/kit/buttons/button'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { videosWords } from './videos.words'
import type { WatchedVideo } from './watched-video.part.view-model'

/** Offers to resume at the last position, or at either of two positions when this device and the account differ. */
export const ResumeOfferPart = observer(function ResumeOfferPart({ viewModel }: { readonly viewModel: WatchedVideo }) {
  const words = useWords(videosWords)
  const format = useFormat()
  const { resume } = viewModel
  if (resume === null) return null
  const time = resume.kind === 'resume' ? resume.time : resume.onOtherDevice
  return (
    <>
      <Button small kind="primary" onClick={() => viewModel.resumeAt(time)}>
        {words.resumeAt(format.duration(time))}
      </Button>
      {resume.kind === 'ask' && resume.onThisDevice > 0 ? (
        <Button small onClick={() => viewModel.resumeAt(resume.onThisDevice)}>
          {words.resumeHere(format.duration(resume.onThisDevice))}
        </Button>
      ) : (
        <Button small onClick={() => viewModel.resumeAt(0)}>
          {words.fromStart}
        </Button>
      )}
    </>
  )
})
