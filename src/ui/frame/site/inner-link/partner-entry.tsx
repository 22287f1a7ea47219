import { LogIn } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../kit/buttons/button'
import { Icon } from '../../kit/pictures/icon'
import { FormFailure } from '../../session/form-failure.part'
import { useWords } from '../../words/words'
import styles from './inner-link.module.css'
import type { InnerLinkViewModel } from './inner-link.view-model'
import { innerLinkWords } from './inner-link.words'

/** Offers to open a partner's page with the account of this site, and says what the partner learns by that. */
export const PartnerEntry = observer(function PartnerEntry({ viewModel }: { readonly viewModel: InnerLinkViewModel }) {
  const words = useWords(innerLinkWords)
  return (
    <div className={styles.partner}>
      <p>{words.partnerText(viewModel.host)}</p>
      <FormFailure failure={viewModel.entryFailure} />
      <Button small icon={<Icon of={LogIn} size={18} />} busy={viewModel.isEntering} onClick={viewModel.enter}>
        {words.partnerEnter}
      </Button>
    </div>
  )
})
