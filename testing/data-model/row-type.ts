import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** A value's type at run time; `json` may be anything. */
export interface Shape {
  /** Of `string`, `number`, `boolean`, `Date`, `Buffer`, `object` and the same with `[]`; `any` is all of them. */
  kinds: string[];
  isNullable: boolean;
}

export interface Property extends Shape {
  name: string;
  /** The properties of an object. */
  parts: Property[];
}

/** Returns the properties of a row type with their types at run time. */
export function rowProperties(checker: Checker): (row: Type) => Property[] {
  const read = new Map<number, Property[]>();

  function propertiesOf(row: Type, depth: number): Property[] {
    // Symbols name what exists only in types, such as the proof that a row is locked.
    const properties = checker.getPropertiesOfType(row).filter(({ name }) => !name.startsWith('__@'));
    const types = checker.getTypeOfSymbol(properties);
    return properties.map(({ name }, at) => {
      const type = types[at];
      const kinds = type ? kindsOf(type, checker) : ['any'];
      const isObject = depth > 0 && type !== undefined && kinds.includes('object');
      const whole = isObject && checker.getNonNullableType(type);
      return {
        name,
        kinds: kinds.filter((kind) => kind !== 'null'),
        isNullable: kinds.includes('null'),
        parts: whole ? propertiesOf(whole, depth - 1) : [],
      };
    });
  }

  return (row) => {
    const found = read.get(row.id) ?? propertiesOf(row, 1);
    read.set(row.id, found);
    return found;
  };
}

function kindsOf(type: Type, checker: Checker): string[] {
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap((one) => kindsOf(one, checker)))];
  // A branded string such as an id.
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().flatMap((one) => kindsOf(one, checker));
    return [kinds.find((kind) => kind !== 'object') ?? 'object'];
  }
  if (type.flags & TypeFlags.StringLike) return ['string'];
  if (type.flags & TypeFlags.NumberLike) return ['number'];
  if (type.flags & TypeFlags.BooleanLike) return ['boolean'];
  if (type.flags & (TypeFlags.Null | TypeFlags.Undefined)) return ['null'];
  if (type.flags & TypeFlags.AnyOrUnknown) return ['any'];
  if (checker.isArrayType(type) && type.isTypeReference())
    return checker.getTypeArguments(type).flatMap((one) => kindsOf(one, checker).map((kind) => `${kind}[]`));
  const name = type.getSymbol()?.name;
  return [name === 'Date' || name === 'Buffer' ? name : 'object'];
}
