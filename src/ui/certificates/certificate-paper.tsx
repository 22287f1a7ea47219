import { observer } from 'mobx-react-lite'
import type { Certificate } from '../../domain/certificates/certificate'
import { Fact, FactList } from '../kit/facts'
import { useWords } from '../words/words'
import styles from './certificates.module.css'
import { certificatesWords } from './certificates.words'
import { useStatement } from './use-statement'

interface CertificatePaperProps {
  readonly certificate: Certificate
  /** In full for its owner, masked for everybody else. */
  readonly name: string
}

/** A certificate as it can be read: the name, and what it states. */
export const CertificatePaper = observer(function CertificatePaper({ certificate, name }: CertificatePaperProps) {
  const words = useWords(certificatesWords)
  return (
    <div className={styles.paper}>
      <div className={styles.head}>
        <p className={styles.kind}>{words.title}</p>
        <h2 className={styles.name}>{name}</h2>
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
