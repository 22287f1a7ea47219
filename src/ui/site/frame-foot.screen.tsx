import { FooterBar } from '../shell/footer-bar'
import { framed } from '../shell/framed-screen'
import { defineScreen } from '../shell/screen'
import { StaticViewModel } from '../shell/static.view-model'

/** S008: the footer alone, for the frame of an app. */
function FrameFoot() {
  return (
    <main>
      <FooterBar />
    </main>
  )
}

export const { screen } = framed({ screen: defineScreen({ viewModel: StaticViewModel, view: FrameFoot }) }, FrameFoot)
