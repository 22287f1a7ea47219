import type { Failure } from '../../../application/frame/shared/failure'
import { useFailureText } from '../kit/states/use-failure-text'
import styles from './form-failure.module.css'

/** Explains why a form as a whole was refused; renders nothing without a failure. */
export function FormFailure({ failure }: { readonly failure: Failure | null }) {
  const text = useFailureText()
  if (failure === null) return null
  return (
    <p role="alert" className={styles.failure}>
      {text(failure)}
    </p>
  )
}
