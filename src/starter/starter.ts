import { begin } from './begin'
import { keepEarlyInput } from './keep-early-input'
import { WaitingNotice } from './waiting-notice'

/** The first script of every document with something to enter, inlined in it. */
begin((window) => {
  const notice = new WaitingNotice(window.document)
  keepEarlyInput(window, notice)
  return () => notice.onMissingScript()
})
