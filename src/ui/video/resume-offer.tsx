import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import type { VideoViewModel } from './video.view-model'
import { videoWords } from './video.words'

/** 'Resume at 12:31', or a choice of two positions when this device and the account differ. */
export const ResumeOffer = observer(function ResumeOffer({ viewModel }: { readonly viewModel: VideoViewModel }) {
  const words = useWords(videoWords)
  const format = useFormat()
  const { resume } = viewModel
  if (resume === null) return null
  const time = resume.kind === 'resume' ? resume.time : resume.elsewhere
  return (
    <>
      <Button small kind="primary" onClick={() => viewModel.goOnAt(time)}>
        {words.goOnAt(format.duration(time))}
      </Button>
      {resume.kind === 'ask' && resume.here > 0 ? (
        <Button small onClick={() => viewModel.goOnAt(resume.here)}>
          {words.goOnHere(format.duration(resume.here))}
        </Button>
      ) : (
        <Button small onClick={() => viewModel.goOnAt(0)}>
          {words.fromStart}
        </Button>
      )}
    </>
  )
})
