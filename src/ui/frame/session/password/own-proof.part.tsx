import { observer } from 'mobx-react-lite'
import type { OwnProof, OwnProofForm } from '../../../../application/frame/session/password/own-proof'
import { useFields, type FieldsForm } from '../../forms/use-fields.part'
import { Button } from '../../kit/buttons/button'
import { CodeField } from '../../kit/fields/code-field'
import { PasswordField } from '../../kit/fields/password-field'
import { UserNameField } from '../../kit/fields/user-name-field'
import { useWords } from '../../words/words'
import { FormFailure } from '../form-failure.part'
import { ownProofWords } from './own-proof.words'
import { SendCode } from '../phone-code-fields'
import styles from './own-proof.module.css'

interface OwnProofFieldsProps {
  readonly proof: OwnProof
  readonly form: FieldsForm<OwnProofForm>
  /** The explanation of why the proof is needed. */
  readonly why: string
  /** What is said when the member can prove nothing yet; about cash-outs when omitted. */
  readonly none?: string
}

/** Asks for the password again, or for a code that is sent to the member's own phone. */
export const OwnProofFields = observer(function OwnProofFields({ proof, form, why, none }: OwnProofFieldsProps) {
  const words = useWords(ownProofWords)
  const field = useFields(form, words)
  const { selectedWay, other, phone, request } = proof
  if (selectedWay === null) return <p>{none ?? words.none}</p>
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{words.title}</legend>
      <p className={styles.why}>{why}</p>
      {selectedWay === 'password' ? (
        <>
          <UserNameField value={phone} />
          <PasswordField {...field('password')} autoComplete="current-password" />
        </>
      ) : (
        <>
          <div className={styles.phone}>
            <span>{request.sentTo === null ? words.phone(phone) : words.sentTo(phone)}</span>
            <SendCode of={proof} />
          </div>
          <FormFailure failure={request.failure} />
          <CodeField {...field('code')} />
        </>
      )}
      {other !== null && (
        <Button kind="quiet" small onClick={proof.change}>
          {words[`by.${other}`]}
        </Button>
      )}
    </fieldset>
  )
})
