/** What `npm run lab -- bench:host` asks of the extension host; travels as JSON in `GLOSSA_HOST_BENCH`. */
export interface BenchOrder {
  /** Messages of a source file. */
  readonly sizes: readonly number[];
  /** Whether the service is to fail, too. */
  readonly faults: boolean;
  /** Where each {@link BenchRow} goes as a line of JSON. */
  readonly record: string;
  /** A folder for the profiles of the CPU, absolute. */
  readonly profiles?: string;
  /** The script that does the same without Glossa. */
  readonly bare: string;
}

/** The variable that carries the order. */
export const benchVariable = 'GLOSSA_HOST_BENCH';

/** One job, done by Glossa and by the bare script in the same minute. */
export interface BenchRow {
  readonly job: JobName;
  readonly messages: number;
  readonly glossa: JobFigures & {
    /** Milliseconds for which nothing else in the host had its turn. */
    readonly block: number;
    /** Bytes of the process beyond those before, at the fullest moment. */
    readonly memory: number;
    /** Messages without a translation. */
    readonly failed: number;
  };
  readonly bare: JobFigures;
}

/** Milliseconds. */
export interface JobFigures {
  /** From the command to its end; with the start of the process for a script. */
  readonly whole: number;
  /** From the first request to the last answer. */
  readonly sending: number;
  /** Of all threads. */
  readonly cpu: number;
  readonly requests: number;
}

export type JobName = (typeof jobNames)[number];
export const jobNames = [
  'one locale',
  'nothing changed',
  '1 % changed',
  'five locales',
  '10 % 429, 2 % cut',
  '10 % 500',
  '10 % 503',
  '30 % 429, 10 % 500, 10 % 503',
] as const;

/** What the service takes for a request and for each text of it, in milliseconds. */
export const latency = { perRequest: 80, perText: 0.2 } as const;
/** Texts of a request. */
export const batch = 50;
