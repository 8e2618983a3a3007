/** Up to three stars, the earned ones full. The words beside them say the same. */

export const STAR =
  "M12 2.800l2.800 5.800 6.300.900-4.600 4.400 1.100 6.300-5.600-3-5.600 3 1.100-6.300L2.900 9.500l6.300-.900Z";

export function Stars({ count }: { count: number }) {
  return (
    <svg className="stars" viewBox="0 0 76 24" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <path key={i} className={i < count ? "star star-full" : "star"} transform={`translate(${i * 26} 0)`} d={STAR} />
      ))}
    </svg>
  );
}
