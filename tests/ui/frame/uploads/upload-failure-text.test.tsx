// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failureOf, type Failure } from '../../../../src/application/frame/shared/failure'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { useUploadFailureText } from '../../../../src/ui/frame/uploads/use-upload-failure-text.part'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'

function textOf(failure: Failure, language: Language = 'en'): string {
  const { result } = renderHook(useUploadFailureText, {
    wrapper: ({ children }) => <LanguageProvider value={language}>{children}</LanguageProvider>,
  })
  return result.current(failure)
}

describe('The text of a failed upload', () => {
  it('says why the platform refused the file', () => {
    expect(textOf(failureOf('type-not-taken', { state: 'too-costly' }))).toMatch(/too complex to process/)
    expect(textOf(failureOf('type-not-taken', { state: 'too-many-pixels' }), 'zh-CN')).toMatch(/尺寸太大/)
  })

  it('is that of any failure where the platform named no reason that it knows', () => {
    expect(textOf(failureOf('type-not-taken'))).toMatch(/isn’t supported/)
    expect(textOf(failureOf('type-not-taken', { state: 'toString' }))).toMatch(/isn’t supported/)
    expect(textOf(failureOf('timeout', { state: 'too-costly' }))).toMatch(/took too long/)
  })
})
