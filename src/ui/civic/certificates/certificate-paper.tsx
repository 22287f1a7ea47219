import { BadgeCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { SiteStore } from '../../../application/frame/site/site.store'
import type { Certificate } from '../../../domain/civic/certificates/certificate'
import { Fact, FactList } from '../../frame/kit/facts/facts'
import { Icon } from '../../frame/kit/pictures/icon'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import styles from './certificates.module.css'
import { certificatesWords } from './certificates.words'
import { useSentence, useStatement } from './use-statement'

interface CertificatePaperProps {
  readonly certificate: Certificate
  /** The full name for its owner, masked for everybody else. */
  readonly name: string
}

/** A certificate as its picture shows it: the site with its seal, the name, and the stated hours. */
export const CertificatePaper = observer(function CertificatePaper({ certificate, name }: CertificatePaperProps) {
  const words = useWords(certificatesWords)
  const site = useService(SiteStore)
  return (
    <div className={styles.paper}>
      <div className={styles.head}>
        <Icon of={BadgeCheck} size={40} className={styles.seal} />
        <p className={styles.site}>{site.config?.name}</p>
        <p className={styles.kind}>{words.title}</p>
        <h2 className={styles.name}>{name}</h2>
        <p>{useSentence(certificate)}</p>
      </div>
      <FactList>
        {useStatement(certificate).map((fact) => (
          <Fact key={fact.name} name={fact.name}>
            <span className={styles.value}>{fact.value}</span>
          </Fact>
        ))}
      </FactList>
    </div>
  )
})
