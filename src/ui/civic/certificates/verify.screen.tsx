import { BadgeCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { parseNumber, type Certificate } from '../../../domain/civic/certificates/certificate'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { Loaded } from '../../frame/kit/states/loaded'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { CertificatePaper } from './certificate-paper'
import styles from './certificates.module.css'
import { certificatesWords } from './certificates.words'
import { VerifyViewModel } from './verify.view-model'

interface VerifyProps {
  readonly viewModel: VerifyViewModel
}

/** Lets anybody verify a certificate by its number. */
export const VerifyScreen = observer(function VerifyScreen({ viewModel }: VerifyProps) {
  const words = useWords(certificatesWords)
  const { certificate, number } = viewModel
  return (
    <PlainPage title={words.verifyTitle} look="rows">
      <Loaded of={certificate} failed={words.verifyFailed} loading={words.loading} shape="rows">
        {(value) =>
          value.certificate === null ? (
            <EmptyState title={words.none} text={words.noneText(unbroken(parseNumber(number) ?? number))} />
          ) : (
            <Genuine certificate={value.certificate} siteName={viewModel.siteName} />
          )
        }
      </Loaded>
    </PlainPage>
  )
})

/** Non-breaking hyphens keep the groups of the number on one line. */
const unbroken = (number: string) => number.replaceAll('-', '\u2011')

interface GenuineProps {
  readonly certificate: Certificate
  readonly siteName: string
}

const Genuine = observer(function Genuine({ certificate, siteName }: GenuineProps) {
  const words = useWords(certificatesWords)
  return (
    <section className={styles.certificate}>
      <div className={styles.genuine}>
        <Icon of={BadgeCheck} size={24} />
        <p className={styles.issuer}>{words.genuine(siteName)}</p>
        <p>{words.genuineText}</p>
      </div>
      <CertificatePaper certificate={certificate} name={certificate.name} />
    </section>
  )
})

export const screen = defineScreen({ viewModel: VerifyViewModel, view: VerifyScreen, parent: homePath })
