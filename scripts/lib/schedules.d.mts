export interface ScheduledFunction {
  readonly name: string;
  readonly schedule: string;
  readonly url: string;
}

export function scheduledFunctions(emulator: {
  readonly origin: string;
  readonly project: string;
}): Promise<ScheduledFunction[]>;

export function runScheduled(scheduled: ScheduledFunction): Promise<void>;
