/** A fault that strikes a number of times. */
type Counted = { times: number };
type CountedName<Faults> = {
  [Name in keyof Faults]-?: NonNullable<Faults[Name]> extends Counted ? Name : never;
}[keyof Faults];

/** Returns the faults that are on; those with a number of times count down as they strike. */
export function createFaultSwitches<Faults extends object>(onChange: (faults: Faults) => void) {
  let faults = {} as Faults;

  function change(next: Faults): void {
    faults = next;
    onChange({ ...faults });
  }

  const set = (changed: Faults) => change({ ...faults, ...changed });
  const clear = () => change({} as Faults);

  return {
    /** The control side. */
    control: { setFaults: set, clearFaults: clear, faults: (): Faults => ({ ...faults }) },
    now: (): Readonly<Faults> => faults,
    set,
    /** Returns the fault of this name, where it strikes now: one time less is left of it. */
    take<Name extends CountedName<Faults>>(
      name: Name,
      strikes: (fault: NonNullable<Faults[Name]>) => boolean = () => true,
    ): NonNullable<Faults[Name]> | null {
      const fault = faults[name] as (NonNullable<Faults[Name]> & Counted) | undefined;
      if (fault === undefined || fault.times < 1 || !strikes(fault)) return null;
      change({ ...faults, [name]: fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined });
      return fault;
    },
  };
}
