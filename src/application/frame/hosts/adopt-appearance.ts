import { inject } from 'inversify'
import { textScales, type Preferences, type TextSize } from '../../../domain/frame/site/preferences'
import { isRecord } from '../../../domain/frame/shared/json-record'
import { LocalStorage } from '../shared/storage'
import { PreferencesStore } from '../site/preferences.store'
import type { AppEvent } from './app-methods'
import { NativeBridge } from './native-bridge'

const key = 'app.appearance'

type AppearanceEvent = Extract<AppEvent, { readonly type: 'theme' | 'language' | 'textSize' }>
type PageReady = () => Promise<void>

/**
 * Shows the page as the app around it looks. What the visitor chose in the page's own settings stays, until the app
 * reports a value other than before.
 */
export class AdoptAppearance {
  constructor(
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
    @inject(LocalStorage) private readonly storage: LocalStorage,
  ) {}

  /**
   * Asks the app for theme, language and text size.
   * @param ready Called before the first change; resolves once the page may look different from what the platform drew.
   */
  async ask(ready: PageReady): Promise<void> {
    const [theme, language, textSize] = await Promise.all([
      this.bridge.call('theme', {}),
      this.bridge.call('language', {}),
      this.bridge.call('textSize', {}),
    ])
    await Promise.all([
      theme.ok && this.take({ type: 'theme', value: theme.value }, ready),
      language.ok && this.take({ type: 'language', value: language.value }, ready),
      textSize.ok && this.take({ type: 'textSize', value: textSize.value }, ready),
    ])
  }

  /**
   * Takes over what the app tells.
   * @param ready As for `ask`.
   */
  async take(event: AppearanceEvent, ready: PageReady): Promise<void> {
    if (this.isAdopted(event)) return
    await ready()
    // The app may have told the same again meanwhile.
    if (this.isAdopted(event)) return
    this.storage.write(key, { ...this.adopted(), [event.type]: event.value })
    this.preferences.change(changeBy(event))
  }

  private adopted(): Readonly<Record<string, unknown>> {
    const told = this.storage.read(key)
    return isRecord(told) ? told : {}
  }

  private isAdopted(event: AppearanceEvent): boolean {
    return this.adopted()[event.type] === event.value
  }
}

function changeBy(event: AppearanceEvent): Partial<Preferences> {
  switch (event.type) {
    case 'theme':
      return { theme: event.value }
    case 'language':
      return { language: /^zh\b/i.test(event.value) ? 'zh-CN' : 'en' }
    case 'textSize':
      return { textSize: nearestSize(event.value) }
  }
}

/** The size whose scale is nearest to that of the app. */
function nearestSize(scale: number): TextSize {
  const distances = textScales.map((each) => Math.abs(each - scale))
  return distances.indexOf(Math.min(...distances)) as TextSize
}
