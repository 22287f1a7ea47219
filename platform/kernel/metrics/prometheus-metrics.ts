import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { counts, durations, levels, type Metrics } from './metrics'

const mapped = <Name extends string, Each, Made>(
  table: Readonly<Record<Name, Each>>,
  make: (name: Name, each: Each) => Made,
): Readonly<Record<Name, Made>> =>
  Object.fromEntries(
    (Object.entries(table) as [Name, Each][]).map(([name, each]) => [name, make(name, each)]),
  ) as Record<Name, Made>

/** Collects metrics in the format of Prometheus, with those of Node.js (event loop, memory, garbage collection). */
export class PrometheusMetrics implements Metrics {
  private readonly registry = new Registry()
  private readonly registers = [this.registry]
  private readonly durations = mapped(
    durations,
    (name, { help, labels, buckets }) =>
      new Histogram<string>({ name, help, labelNames: labels, buckets: [...buckets], registers: this.registers }),
  )
  private readonly counts = mapped(
    counts,
    (name, { help, labels }) => new Counter<string>({ name, help, labelNames: labels, registers: this.registers }),
  )
  private readonly levels = mapped(levels, (name, { help, label }) => {
    const readers: { readonly of: string; readonly read: () => number }[] = []
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        for (const { of, read } of readers) this.set({ [label]: of }, read())
      },
    })
    this.registry.registerMetric(gauge)
    return readers
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  observe(name: keyof typeof durations, seconds: number, labels: Readonly<Record<string, string>>): void {
    this.durations[name].observe(labels, seconds)
  }

  count(name: keyof typeof counts, labels: Readonly<Record<string, string>>, times = 1): void {
    this.counts[name].inc(labels, times)
  }

  watch(name: keyof typeof levels, of: string, read: () => number): void {
    this.levels[name].push({ of, read })
  }

  get contentType(): string {
    return this.registry.contentType
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }
}
